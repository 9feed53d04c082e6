/**
 * `npm run bench:site`: how pages of the built site load beside an empty one behind the same nginx, in the same run, over
 * HTTPS and HTTP/2 as sites are deployed: by Lighthouse, and on a line that really is slow. And whether the catalogue's
 * filter keeps a slow phone waiting. It exits with 1 if a goal is missed. It needs nginx, OpenSSL and Chromium.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../tests/browsers.ts';
import { siteFolder } from '../../scripts/static-site.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import { copyHostFiles, launchBrowser, type Seen, startSites, withPage } from '../slow-line.ts';
import { type Figures, medianOf, pageGoals, runLighthouse } from './lighthouse.ts';

const ROUNDS = 5;
/** One page of each kind, and its path; of the syllabi the longest. */
const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/courses'],
  ['Syllabus', '/courses/dataSci'],
  ['Internship', '/internShips'],
  ['Gallery', '/gallery'],
  ['Validator', '/SearchById'],
] as const;
/** What the first and the largest paint may take at most on the slow line, measured by an empty page's. */
const mostPaint = { first: 1.35, largest: 1.5 };
const work = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const sites = startSites();
const goals: Goal[] = [];

try {
  const ours = await sites.serve(siteFolder);
  const empty = await sites.serve(emptySite());
  const browser = await launchBrowser(sites.trust());
  try {
    await measurePaints(browser, ours.slowAddress, empty.slowAddress);
    await measureFilter(browser, ours.address);
  } finally {
    await browser.close();
  }
  await measureByLighthouse(ours.address, empty.address);
  reportGoals(goals);
} finally {
  await sites.stop();
  rmSync(work, { recursive: true, force: true });
}

async function measurePaints(browser: Browser, ours: string, empty: string) {
  console.log(`The first visit to a page on a slow line, ${ROUNDS} rounds`);
  const open = (address: string) =>
    withPage(browser, { width: 412, height: 823 }, ['h1'], async (page) => {
      await page.goto(address);
      await page.waitForTimeout(600);
      return page.evaluate(() => globalThis.seen);
    });
  const runs = new Map<string, Seen[]>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, path] of [['An empty page', ''], ...pages] as const) {
      const seen = await open(path === '' ? empty : ours + path);
      runs.set(name, [...(runs.get(name) ?? []), seen]);
    }
  }
  const emptyRuns = runs.get('An empty page') ?? [];
  const table = Array.from(runs, ([name, seen]) => {
    const of = (figure: 'firstPaint' | 'largestPaint') => {
      const times = seen.map((run) => run[figure] ?? Number.NaN);
      const ratios = times.map((time, round) => time / (emptyRuns[round]?.[figure] ?? Number.NaN));
      return { ms: Math.round(quantile(times, 0.5)), ratio: quantile(ratios, 0.5) };
    };
    const [first, largest] = [of('firstPaint'), of('largestPaint')];
    if (name !== 'An empty page')
      goals.push({
        text: `${name}, slow line: first paint ${first.ratio.toFixed(2)}, at most ${mostPaint.first}; largest ${largest.ratio.toFixed(2)}, at most ${mostPaint.largest}`,
        isMet: first.ratio <= mostPaint.first && largest.ratio <= mostPaint.largest,
      });
    return [name, { 'first, ms': first.ms, 'largest, ms': largest.ms }] as const;
  });
  console.table(Object.fromEntries(table));
}

/** Types in the catalogue's filter. Every round counts, since what the machine does meanwhile does not. */
async function measureFilter(browser: Browser, ours: string) {
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const trace = await withPage(browser, { width: 412, height: 823 }, ['h1'], async (page) => {
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
 * Of a page's own thread, in milliseconds of that thread's time: a task that waits while the machine does something else
 * is no longer for it. The slowdown of the processor counts, since Chromium keeps the thread itself busy.
 *
 * @throws Error if the recording holds no such task
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
  if (times.length === 0) throw new Error('The recording holds no task of a page.');
  return Math.max(...times) / 1000;
}

/** Of Chromium's trace format. */
interface TraceEvent {
  readonly name: string;
  /** Its process. */
  readonly pid: number;
  /** Its thread. */
  readonly tid: number;
  /** How long its thread was at work, in microseconds. */
  readonly tdur?: number;
  /** A thread's name, if the event names a thread. */
  readonly args: { readonly name?: string };
}

async function measureByLighthouse(ours: string, empty: string) {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, sites.trust()],
    ignoreDefaultArgs: true,
  });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    console.log(`Lighthouse on a simulated phone with slow 4G, ${ROUNDS} runs each`);
    const runs = pages.map(([name, path]) => ({ name, path, figures: [] as Figures[] }));
    const emptyRuns: Figures[] = [];
    // The first page that a browser loads takes longer than any other, so it does not count.
    await runLighthouse(port, ours);
    // In turns, so that a bad minute of the machine spoils one round of each page rather than all rounds of one page.
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, path, figures } of runs) {
        console.log(`  ${name} …`);
        emptyRuns.push(await runLighthouse(port, empty));
        figures.push(await runLighthouse(port, ours + path));
      }
    }
    const measured = runs.map(({ name, figures }) => [name, medianOf(figures)] as const);
    const emptyPage = medianOf(emptyRuns);
    console.table(Object.fromEntries([...measured, ['An empty page', emptyPage]]));
    goals.push(...measured.flatMap(([name, figures]) => pageGoals(name, figures, emptyPage)));
  } finally {
    await browser.close();
  }
}

/**
 * A site of one page that has a heading and nothing else, to be served as the real one is: what it takes, the browser
 * and the machine take for any page.
 */
function emptySite(): string {
  const head = '<meta name="viewport" content="width=device-width" /><title>An empty page</title>';
  writeFileSync(
    join(work, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8" />${head}<h1>An empty page</h1></html>`,
  );
  copyHostFiles(siteFolder, work);
  return work;
}
