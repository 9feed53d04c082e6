/**
 * `npm run bench:site [-- ROUNDS]` compares how fast pages of the built site load with how fast an empty page loads.
 * The same nginx serves all pages as deployed. Lighthouse simulates a slow line; a second measurement uses a line that
 * is really slow. The command also measures whether the catalogue's filter keeps a slow phone waiting. Exits with 1 if
 * a goal is missed. Needs nginx, OpenSSL and Chromium.
 */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../tests/support/browsers.ts';
import { siteFolder } from '../../scripts/static-site.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import { copyHostFiles, launchBrowser, type Seen, startSites, withPage } from '../slow-line.ts';
import { type Figures, medianOf, runLighthouse } from './lighthouse.ts';

const rounds = Number(process.argv[2] ?? 5);
const viewport = { width: 412, height: 823 };
/**
 * A page of each kind: its name, its path and its limit. `Syllabus` is the longest syllabus. In Lighthouse, the time
 * to the page's largest paint, divided by the empty page's time, must not exceed the limit.
 */
const pages = [
  ['Home', '/', 1.37],
  ['About', '/about', 1.37],
  ['Courses', '/courses', 1.36],
  ['Syllabus', '/courses/dataSci', 1.37],
  ['Internship', '/internShips', 1.37],
  ['Gallery', '/gallery', 1.35],
  ['Validator', '/SearchById', 1.18],
] as const;
/** On the slow line, a page's first and largest paint may take this many times as long as the empty page's. */
const mostPaint = { first: 1.35, largest: 1.5 };
/** On the slow line, the academy's letters arrive after the first paint and move short texts sideways by a few pixels. */
const mostShift = 0.005;
using work = mkdtempDisposableSync(join(tmpdir(), 'academy-bench-'));
await using sites = startSites();
const goals: Goal[] = [];

const ours = await sites.serve(siteFolder);
const empty = await sites.serve(emptySite(work.path));
await measurePaints(ours.slowAddress, empty.slowAddress);
await measureFilter(ours.address);
await measureByLighthouse(ours.address, empty.address);
reportGoals(goals);

async function measurePaints(ours: string, empty: string) {
  await using browser = await launchBrowser(sites.trust());
  console.log(`The first visit to a page on a slow line, ${rounds} rounds`);
  const open = (address: string) =>
    withPage(browser, viewport, undefined, async (page) => {
      await page.goto(address);
      await page.waitForTimeout(600);
      return page.evaluate(() => globalThis.seen);
    });
  const emptyRuns: Seen[] = [];
  const runs = pages.map(([name, path]) => ({ name, path, seen: [] as Seen[] }));
  for (let round = 0; round < rounds; round++) {
    emptyRuns.push(await open(empty));
    for (const { path, seen } of runs) seen.push(await open(ours + path));
  }
  const ratio = (seen: readonly Seen[], figure: 'firstPaint' | 'largestPaint') => {
    const time = (run?: Seen) => run?.[figure] ?? Number.NaN;
    return quantile(
      seen.map((run, round) => time(run) / time(emptyRuns[round])),
      0.5,
    );
  };
  for (const { name, seen } of runs) {
    const [first, largest] = [ratio(seen, 'firstPaint'), ratio(seen, 'largestPaint')];
    const shift = Math.max(...seen.map((run) => run.shift));
    goals.push({
      text: `${name}, slow line: first paint ${first.toFixed(2)}, at most ${mostPaint.first}; largest ${largest.toFixed(2)}, at most ${mostPaint.largest}; shift ${shift.toFixed(4)}, at most ${mostShift}`,
      isMet: first <= mostPaint.first && largest <= mostPaint.largest && shift <= mostShift,
    });
  }
}

async function measureFilter(ours: string) {
  await using browser = await launchBrowser(sites.trust());
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const trace = await withPage(browser, viewport, undefined, async (page) => {
      await page.goto(`${ours}/courses`);
      await page.waitForTimeout(3000);
      await browser.startTracing(page, {
        categories: ['__metadata', 'disabled-by-default-devtools.timeline'],
      });
      await page
        .locator('main input[type=search]')
        .pressSequentially('java full stack', { delay: 80 });
      await page.waitForTimeout(1000);
      return browser.stopTracing();
    });
    longest.push(longestTask(trace.toString()));
  }
  const rounded = longest.map(Math.round).join(', ');
  console.log(`Longest tasks while one types in the catalogue, without waiting: ${rounded} ms`);
  goals.push({
    text: 'Typing in the catalogue: no task over 50 ms in any round',
    isMet: Math.max(...longest) <= 50,
  });
}

/**
 * The longest task of the page's main thread, in milliseconds of processor time. Waiting for other programs does not
 * count. The delay by which Chromium imitates a slow phone does count.
 *
 * @throws Error if the recording has no task of a page
 */
function longestTask(trace: string): number {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const ofPages = new Set(
    traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf),
  );
  const times = traceEvents
    .filter((event) => event.name === 'RunTask' && ofPages.has(threadOf(event)))
    .flatMap(({ tdur }) => tdur ?? []);
  if (times.length === 0) throw new Error('The recording has no task of a page.');
  return Math.max(...times) / 1000;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

async function measureByLighthouse(ours: string, empty: string) {
  await using browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, sites.trust()],
    ignoreDefaultArgs: true,
  });
  const port = Number(new URL(browser.wsEndpoint()).port);
  console.log(`Lighthouse on a simulated phone with slow 4G, ${rounds} runs each`);
  const runs = pages.map(([name, path, mostLcp]) => {
    return { name, path, mostLcp, figures: [] as Figures[] };
  });
  const emptyRuns: Figures[] = [];
  // A browser's first page always takes longer.
  await runLighthouse(port, ours);
  // The pages take turns, so that a busy minute of the machine spoils one round of each page.
  for (let round = 0; round < rounds; round++) {
    for (const { name, path, figures } of runs) {
      console.log(`  ${name} …`);
      emptyRuns.push(await runLighthouse(port, empty));
      figures.push(await runLighthouse(port, ours + path));
    }
  }
  const emptyPage = medianOf(emptyRuns);
  for (const { name, mostLcp, figures } of runs) {
    const { score, lcp, cls } = medianOf(figures);
    const ratio = lcp / emptyPage.lcp;
    goals.push({
      text: `${name}, Lighthouse: lowest score ${score}, all 100; LCP ${ratio.toFixed(2)}, at most ${mostLcp}; shift ${cls}`,
      isMet: score === 100 && ratio <= mostLcp && cls === 0,
    });
  }
}

/** Makes a site with one empty page, for comparison. */
function emptySite(folder: string): string {
  const head = '<meta name="viewport" content="width=device-width" /><title>An empty page</title>';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8" />${head}<h1>An empty page</h1></html>`,
  );
  copyHostFiles(siteFolder, folder);
  return folder;
}
