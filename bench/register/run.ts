/**
 * `npm run bench:register`: our .xlsx reader against SheetJS and against the physical floor (inflate, CRC-32, one scan
 * over the bytes), all in one run in headless Chromium. It ends with 1 when a goal is missed.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { launchBrowser } from '../../tests/browsers.ts';
import { bundledScript } from '../../tests/bundled-script.ts';
import { listenOnFreePort } from '../../tests/listen-on-free-port.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import type { Answer, Question, ReaderName } from './reading-worker.ts';
import { makeRegister } from './sample-register.ts';

/** How often two readers read, one right after the other: ours and the floor, and SheetJS and ours. */
const PAIRS = { floor: 25, sheetjs: 5 };

/** What the browser asks for, by address. */
const files = new Map<string, string | Uint8Array>();
const worker = join(import.meta.dirname, 'reading-worker.ts');
for (const [name, text] of await bundledScript(worker, 'es', 'reading-worker')) {
  files.set(`/${name}`, text);
}

const server = createServer(({ url = '' }, response) => {
  response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
  response.end(files.get(url));
});
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
const browser = await launchBrowser();
const table: Record<string, object> = {};
const goals: Goal[] = [];
try {
  console.log(`Chromium ${browser.version()}, 8 columns, medians in ms`);
  for (const rows of [5_000, 100_000]) {
    const name = `${rows.toLocaleString('en')} rows`;
    console.log(`  ${name} …`);
    const { oursToFloor, sheetjsToOurs } = await measure(rows);
    table[name] = {
      'ours, ms': oursToFloor.milliseconds,
      'ours/floor': oursToFloor.shown,
      'SheetJS/ours': sheetjsToOurs.shown,
    };
    if (rows < 100_000) continue;
    goals.push({ text: `ours/floor at most 4 at ${name}`, isMet: oursToFloor.ratio <= 4 });
    goals.push({ text: `SheetJS/ours at least 4 at ${name}`, isMet: sheetjsToOurs.ratio >= 4 });
  }
  console.table(table);
  reportGoals(goals);
} finally {
  await browser.close();
  server.close();
}

/** Compares the readers on a workbook, in a page of its own with a Worker for each. */
async function measure(rows: number) {
  const address = `/${rows}.xlsx`;
  files.set(address, makeRegister(rows));
  const page = await browser.newPage();
  await page.goto(origin);
  const start = () =>
    page.evaluateHandle(() => new Worker('/reading-worker.js', { type: 'module' }));
  const workers = { floor: await start(), ours: await start(), sheetjs: await start() };

  const ask = async (reader: ReaderName) => {
    const { milliseconds, found } = await workers[reader].evaluate(
      (worker, question) =>
        new Promise<Answer>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(question);
        }),
      { address, reader } satisfies Question,
    );
    if (reader === 'floor' || found === rows) return milliseconds;
    throw new Error(`${reader} read ${found} of ${rows} rows`);
  };

  for (const reader of ['ours', 'floor', 'sheetjs'] as const) await ask(reader);
  // SheetJS comes last, since it leaves so much to clear up that the next reader would pay for it.
  const oursToFloor = await comparison(ask, 'ours', 'floor', PAIRS.floor);
  const sheetjsToOurs = await comparison(ask, 'sheetjs', 'ours', PAIRS.sheetjs);
  return { oursToFloor, sheetjsToOurs };
}

/** Times two readings in pairs. The ratio is the median of those of the pairs, shown with the quartiles around it. */
async function comparison(
  ask: (reader: ReaderName) => Promise<number>,
  above: ReaderName,
  below: ReaderName,
  pairs: number,
) {
  const times: number[] = [];
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // Each comes first every other time.
    const early = pair % 2 === 0 ? await ask(above) : undefined;
    const timeBelow = await ask(below);
    const timeAbove = early ?? (await ask(above));
    times.push(timeAbove);
    ratios.push(timeAbove / timeBelow);
  }
  const [lower, ratio, upper] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2));
  return {
    milliseconds: Math.round(quantile(times, 0.5) * 10) / 10,
    ratio: quantile(ratios, 0.5),
    shown: `${ratio} (${lower}–${upper})`,
  };
}
