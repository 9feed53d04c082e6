/**
 * `npm run bench:register` times our .xlsx reader against SheetJS and against the floor: the least work that any
 * reader must do. All three run in headless Chromium. The command also measures how much memory a process needs to
 * read a workbook. The command exits with 1 if a goal is missed.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../tests/support/browsers.ts';
import { bundledScript } from '../../tests/support/bundled-script.ts';
import { makeWorkbook, stylesOf } from '../../src/spreadsheet/testing/workbook-writer.ts';
import { listenOnFreePort } from '../../tests/support/listen-on-free-port.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import type { ReaderName, readers } from './readers.ts';

const firstNames = ['Asha', 'Bina', 'Chetan', 'Divya', 'Esha', 'Farhan', 'Gauri', 'Hari', 'Isha'];
const lastNames = ['Sample', 'Example', 'Placeholder', 'Specimen', 'Muster', 'Dummy', 'Trial'];
const courses = ['Core Java', 'Python', 'Web Design', 'Tally', 'C and C++', 'SQL', 'Data Science'];
const grades = ['A', 'A+', 'B', 'B+', 'C'];

/** The made-up register has eight columns, and our reader keeps six. */
const keptCells = 6;

/** The goal for memory: at most this many bytes for each kept cell, including what look-ups need. */
const mostBytes = 35;

/** `[Content_Types].xml`, by which SheetJS finds the workbook's parts. Our reader follows relationships instead. */
const contentTypes = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${[
  ['workbook', 'sheet.main'],
  ['worksheets/sheet1', 'worksheet'],
  ['sharedStrings', 'sharedStrings'],
  ['styles', 'styles'],
]
  .map(
    ([name, type]) =>
      `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`,
  )
  .join('')}</Types>`;

const script = await bundledScript(join(import.meta.dirname, 'readers.ts'), 'es', 'readers');
/** The server's files, by address. */
const files = new Map<string, string | Uint8Array>(
  [...script].map(([name, text]) => [`/${name}`, text]),
);

await using server = createServer(({ url = '' }, response) => {
  response.setHeader('Content-Type', url.endsWith('.js') ? 'text/javascript' : 'text/html');
  response.end(files.get(url));
});
const origin = `http://127.0.0.1:${await listenOnFreePort(server)}`;
await using browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserArguments],
});
const table: Record<string, object> = {};
const goals: Goal[] = [];
console.log(`Chromium ${browser.version()}, 8 columns, medians in ms`);
for (const rows of [5_000, 100_000]) {
  const name = `${rows.toLocaleString('en')} rows`;
  console.log(`  ${name} …`);
  const { milliseconds, ratio, shown } = await measure(rows, 'ours', 'floor', 25);
  table[name] = { 'ours, ms': milliseconds, 'ours/floor': shown };
  const most = rows < 100_000 ? 1.8 : 1.6;
  goals.push({ text: `ours/floor at most ${most} at ${name}`, isMet: ratio <= most });
  if (rows < 100_000) continue;
  const sheetjs = await measure(rows, 'sheetjs', 'ours', 5);
  console.log(`  SheetJS/ours: ${sheetjs.shown}`);
  goals.push({ text: `SheetJS/ours at least 8 at ${name}`, isMet: sheetjs.ratio >= 8 });
  await measureMemory(rows);
}
console.table(table);
reportGoals(goals);

/**
 * Times both readers `pairs` times in a new page. `milliseconds` is the median time of `above`.
 * `ratio` is the median of `above`/`below`. `shown` is the same ratio as text, with its quartiles.
 */
async function measure(rows: number, above: ReaderName, below: ReaderName, pairs: number) {
  const address = `/${rows}.xlsx`;
  files.set(address, makeRegister(rows));
  const page = await browser.newPage();
  await page.goto(origin);
  const reading = await page.evaluateHandle(
    async ([script, workbook]) => {
      const loaded = (await import(script)) as { readonly readers: typeof readers };
      const bytes = await (await fetch(workbook)).arrayBuffer();
      return async (reader: ReaderName) => {
        const start = performance.now();
        const { length: found } = await loaded.readers[reader](new Uint8Array(bytes));
        return { milliseconds: performance.now() - start, found };
      };
    },
    ['/readers.js', address] as const,
  );

  const ask = async (reader: ReaderName) => {
    const { milliseconds, found } = await reading.evaluate((read, name) => read(name), reader);
    if (reader === 'floor' || found === rows) return milliseconds;
    throw new Error(`${reader} read ${found} of ${rows} rows`);
  };

  for (const reader of [above, below]) await ask(reader);
  const times: number[] = [];
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // The two readers take turns to go first.
    const early = pair % 2 === 0 ? await ask(above) : undefined;
    const timeBelow = await ask(below);
    const timeAbove = early ?? (await ask(above));
    times.push(timeAbove);
    ratios.push(timeAbove / timeBelow);
  }
  const [lower, middle, upper] = [0.25, 0.5, 0.75].map((part) => quantile(ratios, part).toFixed(2));
  return {
    milliseconds: Math.round(quantile(times, 0.5) * 10) / 10,
    ratio: quantile(ratios, 0.5),
    shown: `${middle} (${lower}–${upper})`,
  };
}

/** What memory.js prints, in bytes. */
interface Memory {
  readonly peak: number;
  readonly kept: number;
}

/** Measures the memory of four processes: one for each of three readers, and one that reads nothing. */
async function measureMemory(rows: number): Promise<void> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'bench-register-'));
  const folder = temporary.path;
  const path = join(folder, 'register.xlsx');
  writeFileSync(path, makeRegister(rows));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  for (const [name, text] of script) writeFileSync(join(folder, name), text);
  const measuring = join(import.meta.dirname, 'memory.js');
  const of = (...reader: ReaderName[]) => {
    const options = ['--expose-gc', measuring, path, join(folder, 'readers.js'), ...reader];
    return JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' })) as Memory;
  };
  const [bare, ours, register, sheetjs] = [of(), of('ours'), of('register'), of('sheetjs')];
  const megabytes = ({ peak }: Memory) => `${Math.round(peak / 2 ** 20)} MB`;
  const aCell = register.kept / rows / keptCells;
  console.log(
    `  Peak memory: ours ${megabytes(ours)}, with the look-up ${megabytes(register)}, SheetJS ${megabytes(sheetjs)}, a bare process ${megabytes(bare)};`,
    `kept for look-ups: ${aCell.toFixed(1)} bytes for each cell (goal: ${mostBytes})`,
  );
  goals.push(
    { text: 'peak memory at most 40% of SheetJS\u2019s', isMet: ours.peak <= 0.4 * sheetjs.peak },
    { text: `at most ${mostBytes} bytes kept for each cell`, isMet: aCell <= mostBytes },
  );
}

/**
 * A made-up register of eight columns, as a spreadsheet program writes it. Names differ in every row, but courses
 * repeat.
 */
function makeRegister(rows: number): Uint8Array<ArrayBuffer> {
  const known = new Map<string, number>();
  const text = (value: string) => {
    if (!known.has(value)) known.set(value, known.size);
    return ` t="s"><v>${known.get(value) ?? 0}`;
  };
  const lines = Array.from({ length: rows }, (_, index) => {
    const row = index + 1;
    const cells = [
      `><v>${row}`,
      text(`${pick(firstNames, row)} ${pick(lastNames, row * 7)} ${row}`),
      text(pick(courses, row * 3)),
      ` s="2"><v>${43_000 + (row % 2000)}`,
      `><v>${6_000_000_000 + ((row * 7919) % 4_000_000_000)}`,
      ` s="1"><v>${row}`,
      text(pick(grades, row)),
      `><v>${(row % 400) / 4}`,
    ].map((cell, column) => `<c r="${String.fromCharCode(65 + column)}${row}"${cell}</v></c>`);
    return `<row r="${row}" spans="1:8">${cells.join('')}</row>`;
  });
  return makeWorkbook({
    rows: lines.join(''),
    strings: [...known.keys()].map((value) => `<si><t>${value}</t></si>`).join(''),
    styles: stylesOf('000000', 'dd/mm/yyyy'),
    parts: { '[Content_Types].xml': contentTypes },
  });
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
