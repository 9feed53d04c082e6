/**
 * `npm run bench:register`: our .xlsx reader against SheetJS and against the physical floor (inflate,
 * CRC-32, one scan over the bytes), all in one run in headless Chromium. CHROMIUM_PATH names another
 * browser than the usual ones.
 */
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { measure } from './measure.ts';
import type { Measured } from './measure.ts';
import { makeRegister } from './sample-register.ts';
import { serve } from './serve.ts';

const LONGEST_RUN = 8 * 60_000;

const plans = [
  { rows: 1_000, rounds: 25, hasDates: false },
  { rows: 10_000, rounds: 15, hasDates: false },
  { rows: 100_000, rounds: 9, hasDates: false },
  { rows: 100_000, rounds: 5, hasDates: true },
];

const files = new Map<string, string | Uint8Array>([
  [
    'index.html',
    '<!doctype html><title>bench</title><script type="module" src="/page.js"></script>',
  ],
]);
for (const script of ['./page.ts', './reading-worker.ts']) {
  for (const [name, code] of (await bundleScripts(script)).scripts) files.set(name, code);
}
for (const plan of plans) files.set(fileName(plan), await makeRegister(plan.rows, plan.hasDates));

const server = await serve(files);
const browser = await launchBrowser();
const stop = setTimeout(() => {
  console.error('The benchmark took too long.');
  process.exitCode = 1;
  void browser.close();
}, LONGEST_RUN);

try {
  const page = await browser.newPage();
  await page.goto(server.origin);
  await page.waitForFunction('window.ask');
  console.log(`Chromium ${browser.version()}, 8 columns, medians in ms\n`);
  console.log(
    line(['rows', 'floor', 'ours', 'SheetJS', 'ours/floor', 'SheetJS/ours', 'ours, cold']),
  );
  for (const plan of plans) {
    const measured = await measure(page, `/${fileName(plan)}`, plan.rows, plan.rounds);
    console.log(line(cellsOf(measured, plan.hasDates)));
  }
  const longest = await page.evaluate(() => window.longestTask());
  console.log(`\nlongest main-thread task over 50 ms: ${longest === 0 ? 'none' : `${longest} ms`}`);
  await printSizes();
  console.log('\ngoals at 100,000 rows: ours/floor at most 2.5, SheetJS/ours at least 4');
} finally {
  clearTimeout(stop);
  await browser.close();
  server.close();
}

function fileName({ rows, hasDates }: { rows: number; hasDates: boolean }): string {
  return `${rows}${hasDates ? '-dates' : ''}.xlsx`;
}

function cellsOf(measured: Measured, hasDates: boolean): string[] {
  return [
    measured.rows.toLocaleString('en') + (hasDates ? ' with dates' : ''),
    measured.floor.toFixed(1),
    measured.ours.toFixed(1),
    measured.sheetjs.toFixed(1),
    measured.oursToFloor.toFixed(2),
    measured.sheetjsToOurs.toFixed(2),
    measured.oursCold.toFixed(1),
  ];
}

function line(cells: readonly string[]): string {
  return cells.map((cell, i) => (i === 0 ? cell.padEnd(20) : cell.padStart(13))).join('');
}

async function printSizes(): Promise<void> {
  const { entryGzip, lazyGzip } = await bundleScripts(
    '../../src/register/formats/xlsx/read-xlsx.ts',
  );
  console.log(`\nscript that a plain .xlsx needs: ${kilobytes(entryGzip)} gzip; on demand:`);
  for (const [name, size] of lazyGzip)
    console.log(`  ${name.replace(/-\w+\.js$/, '')}: ${kilobytes(size)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
