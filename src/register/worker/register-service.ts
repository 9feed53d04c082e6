import { type LoadedRegister, registerIn, verdictOn } from '../certificates/verdict.ts';
import { asFault } from '../faults/register-fault.ts';
import { openFile } from '../file/open-file.ts';
import { fetchRegister } from '../network/fetch-register.ts';
import { readRows } from '../read/read-rows.ts';
import type { BatchQuestion, BatchReply } from './batch-messages.ts';
import type { FromWorker, LoadMessage, ToWorker } from './worker-messages.ts';

/** What runs in the Worker: keeps the register and answers the page's messages through `post`. */
export function createRegisterService(
  post: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  let register: LoadedRegister | undefined;
  return async (message) => {
    try {
      if (message.type === 'load') {
        register = await loadRegister(message, post);
        post({ type: 'ready', records: register.records.length });
      } else {
        const verdict = await (message.type === 'batch'
          ? answerBatch(message.question, register)
          : register && verdictOn(register, message.id));
        // Asked before the register has been read, it says nothing: "not in the register" would be a lie (R9).
        if (verdict) post({ type: 'answer', request: message.request, verdict });
      }
    } catch (error) {
      const { kind, detail } = asFault(error);
      post({ type: 'fault', kind, detail });
    }
  };
}

async function loadRegister(
  { url, columns, idPrefixes }: LoadMessage,
  post: (message: FromWorker) => void,
): Promise<LoadedRegister> {
  let asOf: string | undefined;
  const bytes = await fetchRegister(url, {
    onProgress: (progress) => post({ type: 'progress', phase: 'download', ...progress }),
    onLastModified: (httpDate) => (asOf = httpDate),
  });
  const onRows = (rows: number) => post({ type: 'progress', phase: 'rows', rows });
  onRows(0);
  const sheet = await readRows(await openFile(bytes), { onRows });
  return registerIn(sheet, { columns, idPrefixes }, asOf);
}

/** What answers is loaded with the first question. Where it does not arrive, the next question tries again. */
function answerBatch(question: BatchQuestion, register?: LoadedRegister): Promise<BatchReply> {
  return import('./batch-service.ts').then(
    (part) => part.answerBatch(question, register),
    () => ({ status: 'missing' }),
  );
}
