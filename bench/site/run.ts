/**
 * `npm run bench:site`: the built site against a single-page application of the same React components, both
 * behind nginx in one run, over HTTPS and HTTP/2 as they are deployed. How pages load, by Lighthouse; and how
 * long it takes from a press on a link to the next page. `npm run bench:site pages` and `npm run bench:site
 * clicks` measure one of the two.
 *
 * It needs nginx, OpenSSL and Chromium (NGINX_PATH, CHROMIUM_PATH name others than the usual ones); DIST names
 * another folder than `dist`.
 */
import { availableParallelism, loadavg } from 'node:os';
import { startNginx } from '../../scripts/start-nginx.ts';
import { needSite, neededNginx } from '../needs.ts';
import { temporaryFolder, withCleanUp } from '../with-clean-up.ts';
import { buildBaseline } from './baseline/build-baseline.ts';
import { compareWords } from './compare-words.ts';
import { makeEmptySite } from './empty-site.ts';
import { measureClicks } from './measure-clicks.ts';
import { measurePages, type MeasuredSites } from './measure-pages.ts';
import { measuredPages } from './measured-pages.ts';
import { selfSigned, trusting } from './self-signed.ts';
import { clicksReport, pagesReport } from './site-report.ts';
import { startBrowser, type StartBrowser } from './start-browser.ts';

const longestRun = 15 * 60_000;
const pageRounds = 3;
const clickRounds = 9;
const folder = process.env['DIST'] || 'dist';

async function main() {
  const parts = chosenParts(process.argv.slice(2));
  const nginx = neededNginx();
  needSite(folder);
  await withCleanUp(async (later) => {
    const certificate = selfSigned(temporaryFolder('certificate', later));
    const start = () => startBrowser(trusting(certificate));
    const serve = async (built: string) => {
      const site = await startNginx(nginx, built, certificate);
      later(site.stop);
      return site.address;
    };
    const ours = await serve(folder);
    console.log('Building the baseline: the same pages as a single-page application.');
    const baseline = await serve(await buildBaseline(temporaryFolder('baseline', later)));
    const empty = await serve(makeEmptySite(temporaryFolder('empty', later), folder));
    await measure({ ours, baseline, empty }, parts, start, timeLimit());
  });
}

async function measure(
  sites: MeasuredSites,
  parts: readonly Part[],
  start: StartBrowser,
  limit: AbortSignal,
) {
  const pages = await measuredPages();
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} processors, load ${load.toFixed(1)}: on a machine that is busy with other things, times and TBT grow.`,
  );
  const all = Object.values(pages);
  console.log('Comparing the words of both.');
  await compareWords(sites, all);
  if (parts.includes('pages')) {
    console.log(`\nPages: Lighthouse on a simulated phone with slow 4G, ${pageRounds} runs each`);
    const loads = await measurePages(sites, all, start, { rounds: pageRounds, limit });
    console.log(`\n${pagesReport(loads).join('\n')}`);
  }
  if (parts.includes('clicks')) {
    console.log(`\nClicks: slow 4G, processor 4 times slower, ${clickRounds} runs each`);
    const clicks = await measureClicks(sites, ways(pages), start, { rounds: clickRounds, limit });
    console.log(`\nmilliseconds from the press to the painted heading, medians; how ours came`);
    console.log(clicksReport(clicks).join('\n'));
  }
}

function ways({ home, courses, syllabus }: Awaited<ReturnType<typeof measuredPages>>) {
  return [
    { from: home, to: courses, area: 'header' },
    { from: courses, to: syllabus, area: 'main' },
  ].map(({ from, to, area }) => ({
    name: `${from.name} → ${to.name}`,
    from: from.path,
    link: `${area} a[href="${to.path}"]`,
  }));
}

function timeLimit(): AbortSignal {
  const limit = new AbortController();
  const tooLong = () => limit.abort(new Error('The benchmark took too long.'));
  setTimeout(tooLong, longestRun).unref();
  return limit.signal;
}

type Part = 'pages' | 'clicks';

function chosenParts(words: readonly string[]): Part[] {
  const [word, more] = words;
  if (word === undefined) return ['pages', 'clicks'];
  if ((word === 'pages' || word === 'clicks') && more === undefined) return [word];
  throw new Error(
    `The benchmark measures "pages", "clicks", or both without a word; not "${words.join(' ')}".`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
