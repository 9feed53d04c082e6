import { expect } from '@playwright/test';
import { registerIn } from '../src/register/certificates/verdict.ts';
import { verdictsOn } from '../src/register/worker/list-service.ts';
import { defaultColumns, type RegisterColumns } from '../src/register/certificates/columns.ts';
import { asFault } from '../src/register/faults.ts';
import { openFile } from '../src/register/file/open-file.ts';
import { readRows } from '../src/register/read/read-rows.ts';
import { sampleNames, sampleWorkbook } from '../src/register/testing/sample-workbooks.ts';
import type { FromWorker, ToWorker } from '../src/register/worker/worker-messages.ts';
import { siteFiles } from './built-site.ts';

// The unit tests compare the reader in Node with Excel and LibreOffice. These functions compare the built Worker with
// the reader in Node.

/** The address of each sample workbook is its name in this folder. The folder itself is an empty page. */
export const workbooksFolder = '/workbooks/';

/** The workbook at a path in `workbooksFolder`, or the empty page. */
export function workbookAt(pathname: string): Buffer | string {
  const name = decodeURIComponent(pathname.slice(workbooksFolder.length));
  return name === '' ? '<!doctype html>' : Buffer.from(sampleWorkbook(name));
}

/** Expects that the site's Worker answers like Node for each sample workbook. `evaluate` runs code in a page. */
export async function expectAnswersOfNode(
  evaluate: (ask: typeof askWorker, ...given: Parameters<typeof askWorker>) => Promise<unknown>,
): Promise<void> {
  const worker = siteFiles().find((file) => /^\/_astro\/register-worker[^/]*\.js$/.test(file));
  for (const name of sampleNames()) {
    const { ids, answer } = await answerInNode(sampleWorkbook(name));
    const address = workbooksFolder + encodeURIComponent(name);
    const given = await evaluate(askWorker, worker ?? '', address, defaultColumns, ids);
    expect.soft(given, name).toEqual(answer);
  }
}

/** Answers to some IDs of the file and to an unknown ID. For an unreadable file, `answer` is the kind of fault. */
async function answerInNode(bytes: Uint8Array) {
  try {
    const register = registerIn(await readRows(await openFile(bytes)), { columns: defaultColumns });
    const records = [...register.records];
    const ids = [...records.slice(0, 3), ...records.slice(-1)].map(({ id }) => id);
    const asked = [...new Set(ids), 'no such ID'];
    const verdictOn = verdictsOn(register, asked);
    return { ids: asked, answer: asked.map((id) => ({ ...verdictOn(id), id })) };
  } catch (error) {
    return { ids: [], answer: asFault(error).kind };
  }
}

/** The page runs this function, which returns the answers of the site's Worker. */
function askWorker(script: string, register: string, columns: RegisterColumns, ids: string[]) {
  const worker = new Worker(script, { type: 'module' });
  const ask = (message: ToWorker) => worker.postMessage(message);
  return new Promise<unknown>((resolve) => {
    setTimeout(resolve, 20_000, 'no answer');
    worker.onerror = ({ message }) => resolve(`the Worker failed: ${message}`);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'answer') return;
      const { reply } = data;
      if (reply.status === 'fault') resolve(reply.kind);
      if (reply.status === 'ready') {
        ask({ task: 'verdicts', ids: ids.map((id) => [id]), request: 1 });
      }
      // WebKit's driver turns undefined into null, so undefined fields are dropped here.
      if (reply.status === 'verdicts') resolve(JSON.parse(JSON.stringify(reply.verdicts)));
    };
    const url = new URL(register, location.href).href;
    ask({ task: 'load', url, columns, request: 0 });
  }).finally(() => worker.terminate());
}
