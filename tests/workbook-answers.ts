import { expect } from '@playwright/test';
import { readRows } from '../src/register/read/read-rows.ts';
import { openFile } from '../src/register/file/open-file.ts';
import { RegisterFault } from '../src/register/faults.ts';
import { certificatesIn } from '../src/register/certificates/certificates.ts';
import { findCertificate } from '../src/register/certificates/verdict.ts';
import { defaultColumns, type RegisterColumns } from '../src/register/certificates/columns.ts';
import { sampleNames, sampleWorkbook } from '../src/register/testing/sample-workbooks.ts';
import { searchedValues } from '../src/register/testing/sheet-rows.ts';
import type { FromWorker, ToWorker } from '../src/register/worker/worker-messages.ts';
import { siteFiles } from './built-site.ts';

// What the reader gives in Node is held against Excel, LibreOffice and the list of faults by the unit tests. Here
// the built Worker is asked without the page around it.

/** Where each sample workbook is to be served by its name, and an empty page at the folder itself. */
export const workbooksFolder = '/workbooks/';

/** Of an address in that folder, what is there: a workbook, or the empty page. */
export function workbookAt(pathname: string): Uint8Array | undefined {
  const name = decodeURIComponent(pathname.slice(workbooksFolder.length));
  return name === '' ? undefined : sampleWorkbook(name);
}

/** Compares what the site's Worker says of each sample workbook with what Node says. */
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

/** The kind of fault, or for each ID whose certificate it is, if it is one. */
type Answer = string | (string | null)[];

async function answerInNode(bytes: Uint8Array): Promise<{ ids: string[]; answer: Answer }> {
  try {
    const certificates = certificatesIn(await readRows(await openFile(bytes)), defaultColumns);
    const { records } = certificates;
    if (records.length === 0) return { ids: [], answer: 'no-usable-rows' };
    // Values of the first rows and the last, and one that is in no row.
    const rows = [...records.slice(0, 3), ...records.slice(-1)];
    const values = new Set(rows.flatMap((record) => searchedValues(record, certificates)));
    const ids = [...values].slice(0, 8).concat('no such ID');
    return {
      ids,
      answer: ids.map((id) => {
        const found = findCertificate(certificates, id)?.record;
        return found === undefined ? null : [found.student, found.course, found.id].join('\n');
      }),
    };
  } catch (error) {
    if (error instanceof RegisterFault) return { ids: [], answer: error.kind };
    throw error;
  }
}

/** What the site's Worker says; runs in the page. */
function askWorker(script: string, register: string, columns: RegisterColumns, ids: string[]) {
  const worker = new Worker(script, { type: 'module' });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const answers: (string | null)[] = [];
  return new Promise<Answer>((resolve) => {
    setTimeout(resolve, 20_000, 'no answer');
    worker.onerror = ({ message }) => resolve(`the Worker failed: ${message}`);
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'answer') return;
      const { reply, request } = data;
      if ('kind' in reply) resolve(reply.kind);
      if (reply.status === 'ready')
        ids.forEach((id, at) => tell({ task: 'find', id, request: at }));
      if (request < 0) return;
      const found = reply.status === 'found' ? reply.certificate : undefined;
      answers[request] = found ? [found.student, found.course, found.id].join('\n') : null;
      if (Object.keys(answers).length === ids.length) resolve(answers);
    };
    const url = new URL(register, location.href).href;
    tell({ task: 'load', url, columns, request: -1 });
  }).finally(() => worker.terminate());
}
