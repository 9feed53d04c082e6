import { keptColumns, stateColumns } from '../certificates/columns.ts';
import type { FileDates } from '../certificates/dates.ts';
import { hasLastDays } from '../certificates/facts.ts';
import {
  type LoadedRegister,
  registerIn,
  type Verdict,
  verdictIfFound,
} from '../certificates/verdict.ts';
import { RegisterFault } from '../faults.ts';
import { loadChunk } from '../../spreadsheet/faults.ts';
import { openFile } from '../../spreadsheet/file/open-file.ts';
import { crc32 } from '../../spreadsheet/file/zip.ts';
import { fetchRegister, siteDate } from '../load/fetch-register.ts';
import { readRows } from '../../spreadsheet/read/read-rows.ts';
import { firstHeld } from './register-source.ts';
import type { LoadProgress, Question, Service } from './worker-messages.ts';

/** Makes the service that answers the page's questions. The service keeps the register that was read last. */
export function createRegisterService(): Service {
  let loaded: RegisterInUse | undefined;

  return async (question, onProgress) => {
    switch (question.task) {
      case 'load':
        if (question.id !== undefined) void unknownVerdictsPart();
        loaded = await loadRegister(question, onProgress);
        return {
          status: 'ready',
          ...(question.id !== undefined && { verdict: await find([question.id], onProgress) }),
        };
      case 'find':
        // A browser that was online for one search can answer all others offline.
        void unknownVerdictsPart();
        return find(question.ids, onProgress);
      default: {
        const { answerList } = await loadChunk(import('./list-service.ts'));
        const reply = await answerList(question, onProgress, register);
        if (reply.status === 'verdicts') await confirm(reply.verdicts, onProgress);
        return reply;
      }
    }
  };

  async function find(ids: readonly string[], onProgress: OnProgress) {
    const verdict = await firstHeld<never>(ids, async (id) => {
      const found = verdictIfFound(register(), id);
      if (found) return found;
      const { unknownVerdicts } = await loadChunk(unknownVerdictsPart());
      return unknownVerdicts(register(), [id])(id);
    });
    await confirm([verdict], onProgress);
    return verdict;
  }

  /** Before an ID is called invalid, makes sure that the file with the register was complete (R9). */
  async function confirm(verdicts: readonly Verdict[], onProgress: OnProgress): Promise<void> {
    if (verdicts.some(({ status }) => status !== 'found')) await register().confirm(onProgress);
  }

  /** Throws if the register has not been read, so that no ID is called invalid (R9). */
  function register(): RegisterInUse {
    if (!loaded) throw new RegisterFault('interrupted', 'no register was read');
    return loaded;
  }
}

/** The code that only IDs need that the register lacks, so that it does not delay the others. */
function unknownVerdictsPart() {
  const part = import('../certificates/unknown-verdicts.ts');
  part.catch(() => undefined);
  return part;
}

interface RegisterInUse extends LoadedRegister {
  /** Fetches the file again, past all caches, unless it is known to be complete. Throws if the files differ. */
  readonly confirm: (onProgress: OnProgress) => Promise<void>;
}

type OnProgress = (progress: LoadProgress) => void;

async function loadRegister(
  { url, cache, begun, built, checksum, ...layout }: Question<'load'>,
  onProgress: OnProgress,
): Promise<RegisterInUse> {
  const { columns } = layout;
  let dates: FileDates = { built };
  let siteSent: ReturnType<typeof siteDate> | undefined;
  /** The checksum of a file whose end does not show that it is whole. */
  let unsure: number | undefined;
  const bytes = await fetchRegister(url, {
    cache,
    begun,
    onUnsure: (file) => (unsure = crc32(file)),
    onProgress: (progress) => onProgress({ phase: 'download', ...progress }),
    onDates: ({ asOf, sent }) => {
      dates = { asOf, sent, built };
      if (sent === undefined && hasLastDays(columns)) siteSent = siteDate();
    },
  });
  const onRows = (rows: number) => onProgress({ phase: 'rows', rows });
  onRows(0);
  const sheet = await readRows(await openFile(bytes), {
    onRows,
    wanted: keptColumns,
    withoutDays: !stateColumns.some((column) => columns[column]),
  });
  const register = registerIn(sheet, layout, { ...dates, siteSent: await siteSent });
  let confirmed: Promise<void> | undefined;
  return { ...register, confirm: (onProgress) => (confirmed ??= confirm(onProgress)) };

  async function confirm(onProgress: OnProgress): Promise<void> {
    if (unsure === undefined || unsure === checksum) return;
    const again = await fetchRegister(url, {
      cache: 'reload',
      onProgress: (progress) => onProgress({ phase: 'download', ...progress }),
    });
    if (crc32(again) !== unsure) throw new RegisterFault('interrupted', 'two downloads differ');
    // The page and the file of one build belong together.
    if (checksum !== undefined) throw new RegisterFault('outdated-page', 'another file');
  }
}
