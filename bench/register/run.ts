/**
 * `npm run bench:register`: our .xlsx reader against SheetJS and against the physical floor (inflate,
 * CRC-32, one scan over the bytes), all in one run in headless Chromium. It exits with 1 when a goal is missed.
 * CHROMIUM_PATH names another browser than the usual ones.
 */
import { launchBrowser } from '../../scripts/launch-browser.ts';
import { goalLine, type Goal } from '../goal.ts';
import { bundleScripts } from './bundle-scripts.ts';
import { measure } from './measure.ts';
import { goalsOf, headings, resultLine } from './report.ts';
import { makeRegister } from './sample-register.ts';
import { serve } from './serve.ts';

const LONGEST_RUN = 8 * 60_000;

const plans = [
  { rows: 1_000, pairs: 25, sheetjsPairs: 15, hasDates: false },
  { rows: 5_000, pairs: 25, sheetjsPairs: 9, hasDates: false },
  { rows: 100_000, pairs: 25, sheetjsPairs: 5, hasDates: false },
  { rows: 100_000, pairs: 25, sheetjsPairs: 5, hasDates: true },
];
const goals: Goal[] = [];

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
  console.log(headings());
  for (const plan of plans) {
    const measured = await measure(page, `/${fileName(plan)}`, plan);
    console.log(resultLine(measured, plan.hasDates));
    if (plan.rows === 100_000) goals.push(...goalsOf(measured, plan.hasDates));
  }
  const longest = await page.evaluate(() => window.longestTask());
  console.log(`\nlongest main-thread task over 50 ms: ${longest === 0 ? 'none' : `${longest} ms`}`);
  await printSizes();
  console.log(`\ngoals\n${goals.map(goalLine).join('\n')}`);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  clearTimeout(stop);
  await browser.close();
  server.close();
}

function fileName({ rows, hasDates }: { rows: number; hasDates: boolean }): string {
  return `${rows}${hasDates ? '-dates' : ''}.xlsx`;
}

async function printSizes(): Promise<void> {
  const { entryGzip, lazyGzip } = await bundleScripts('../../src/register/read/xlsx.ts');
  console.log(`\nscript that a plain .xlsx needs: ${kilobytes(entryGzip)} gzip; on demand:`);
  for (const [name, size] of lazyGzip)
    console.log(`  ${name.replace(/-\w+\.js$/, '')}: ${kilobytes(size)}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
