/**
 * `npm run bench:site [-- ROUNDS]` compares how fast pages of the built site load on a slow line with how fast an empty
 * page loads. The same nginx serves all pages as deployed. The command also measures whether the catalogue's filter
 * keeps a slow phone waiting. Exits with 1 if a goal is missed. Needs nginx, OpenSSL and Chromium.
 */
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '../../scripts/static-site.ts';
import { type Goal, quantile, reportGoals } from '../goals.ts';
import { copyHostFiles, launchBrowser, type Seen, startSites, withPage } from '../slow-line.ts';

const rounds = Number(process.argv[2] ?? 5);
const viewport = { width: 412, height: 823 };
/** A page of each kind. `Syllabus` is the longest syllabus. */
const pages = {
  Home: '/',
  About: '/about',
  Courses: '/courses',
  Syllabus: '/courses/dataSci',
  Internship: '/internShips',
  Gallery: '/gallery',
  Validator: '/SearchById',
};
/** A page's first and largest paint may take this many times as long as the empty page's. */
const mostPaint = { first: 1.35, largest: 1.5 };
/** The academy's letters arrive after the first paint and move short texts sideways by a few pixels. */
const mostShift = 0.005;
using work = mkdtempDisposableSync(join(tmpdir(), 'academy-bench-'));
await using sites = startSites();
const goals: Goal[] = [];

const ours = await sites.serve(siteFolder);
const empty = await sites.serve(emptySite(work.path));
await measurePaints(ours.slowAddress, empty.slowAddress);
await measureFilter(ours.address);
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
  const runs = Object.entries(pages).map(([name, path]) => ({ name, path, seen: [] as Seen[] }));
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
      text: `${name}: first paint ${first.toFixed(2)}, at most ${mostPaint.first}; largest ${largest.toFixed(2)}, at most ${mostPaint.largest}; shift ${shift.toFixed(4)}, at most ${mostShift}`,
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
