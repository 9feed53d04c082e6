import { countIds } from '../certificates/certificates.ts';
import { keptColumns, stateColumns } from '../certificates/columns.ts';
import { hasLastDays } from '../certificates/facts.ts';
import { type LoadedRegister, registerIn, verdictOn } from '../certificates/verdict.ts';
import { RegisterFault } from '../faults.ts';
import { loadChunk } from '../../spreadsheet/faults.ts';
import { openFile } from '../../spreadsheet/file/open-file.ts';
import { fetchRegister, siteDate } from '../load/fetch-register.ts';
import { readRows } from '../../spreadsheet/read/read-rows.ts';
import { firstHeld } from './register-source.ts';
import type { LoadProgress, Question, Service } from './worker-messages.ts';

/** Makes the service that answers the page's questions. The service keeps the register that was read last. */
export function createRegisterService(): Service {
  let loaded: LoadedRegister | undefined;

  return async (question, onProgress) => {
    switch (question.task) {
      case 'load':
        loaded = await loadRegister(question, onProgress);
        return {
          status: 'ready',
          ...(question.id !== undefined && {
            verdict: { ...verdictOn(loaded, question.id), id: question.id },
          }),
        };
      case 'find':
        return firstHeld(question.ids, async (id) => verdictOn(register(), id));
      default: {
        const { answerList } = await loadChunk(import('./list-service.ts'));
        return answerList(question, onProgress, register);
      }
    }
  };

  /** Throws if the register has not been read, so that no ID is called invalid (R9). */
  function register(): LoadedRegister {
    if (!loaded) throw new RegisterFault('interrupted', 'no register was read');
    return loaded;
  }
}

async function loadRegister(
  { url, cache, begun, columns, idPrefixes, built }: Question<'load'>,
  onProgress: (progress: LoadProgress) => void,
): Promise<LoadedRegister> {
  let asOf: string | undefined;
  let sent: string | undefined;
  let siteSent: ReturnType<typeof siteDate> | undefined;
  const bytes = await fetchRegister(url, {
    cache,
    begun,
    onProgress: (progress) => onProgress({ phase: 'download', ...progress }),
    onLastModified: (httpDate) => (asOf = httpDate),
    onDate: (httpDate) => {
      sent = httpDate;
      if (httpDate === undefined && hasLastDays(columns)) siteSent = siteDate();
    },
  });
  const onRows = (rows: number) => onProgress({ phase: 'rows', rows });
  onRows(0);
  const sheet = await readRows(await openFile(bytes), {
    onRows,
    wanted: keptColumns,
    withoutDays: !stateColumns.some((column) => columns[column]),
    countIds: (rows) => countIds(rows, columns),
  });
  const dates = { asOf, sent, siteSent: await siteSent, built };
  return registerIn(sheet, { columns, idPrefixes }, dates);
}
