import { expect } from '@playwright/test';
import { siteFolder } from '../../scripts/static-site.ts';
import { registerIn } from '../../src/register/certificates/verdict.ts';
import { verdictsOn } from '../../src/register/worker/list-service.ts';
import { defaultColumns, type RegisterColumns } from '../../src/register/certificates/columns.ts';
import { asFault } from '../../src/register/faults.ts';
import { openFile } from '../../src/spreadsheet/file/open-file.ts';
import { readRows } from '../../src/spreadsheet/read/read-rows.ts';
import { sampleNames, sampleWorkbook } from '../../src/spreadsheet/testing/sample-workbooks.ts';
import type {
  Fault,
  FromWorker,
  Question,
  Reply,
} from '../../src/register/worker/worker-messages.ts';
import { filesIn } from '../support/site-copies.ts';

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
  const worker = filesIn(siteFolder).find((file) =>
    /^_astro\/register-worker[^/]*\.js$/.test(file),
  );
  const asked: AskedWorkbook[] = [];
  const expected: Record<string, unknown> = {};
  for (const name of sampleNames()) {
    const { ids, answer } = await answerInNode(sampleWorkbook(name));
    asked.push({ name, address: workbooksFolder + encodeURIComponent(name), ids });
    // The answers from the page lack undefined fields too.
    expected[name] = JSON.parse(JSON.stringify(answer));
  }
  expect(await evaluate(askWorker, `/${worker}`, defaultColumns, asked)).toEqual(expected);
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

interface AskedWorkbook {
  readonly name: string;
  readonly address: string;
  /** The IDs to look up in the workbook. */
  readonly ids: readonly string[];
}

/** The page runs this function. One Worker reads the workbooks in turn. Returns its answers by the workbook's name. */
async function askWorker(script: string, columns: RegisterColumns, asked: AskedWorkbook[]) {
  const worker = new Worker(script, { type: 'module' });
  const ask = (about: string, question: Question) =>
    new Promise<Reply | Fault>((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`${about}: ${why}`));
      setTimeout(fail, 20_000, 'no answer');
      worker.onerror = ({ message }) => fail(message);
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'answer') resolve(data.reply);
      };
      worker.postMessage({ ...question, request: 0 });
    });
  const answers: Record<string, unknown> = {};
  for (const { name, address, ids } of asked) {
    const url = new URL(address, location.href).href;
    const loaded = await ask(name, { task: 'load', url, columns });
    if (loaded.status === 'fault') answers[name] = loaded.kind;
    else {
      const found = await ask(name, { task: 'verdicts', texts: ids.map((id) => ({ ids: [id] })) });
      const given = found.status === 'verdicts' ? found.verdicts : found;
      // WebKit's driver turns undefined into null, so undefined fields are dropped here.
      answers[name] = JSON.parse(JSON.stringify(given));
    }
  }
  worker.terminate();
  return answers;
}
