/**
 * `npm run bench:site`: how pages of the built site load, by Lighthouse, and how much longer than an empty page behind
 * the same nginx takes in the same run, over HTTPS and HTTP/2 as sites are deployed. It ends with 1 when a goal is
 * missed.
 *
 * It needs nginx, OpenSSL and Chromium (NGINX_PATH, CHROMIUM_PATH name others than the usual ones); DIST names
 * another folder than `dist`.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';
import { findNginx } from '../../scripts/find-nginx.ts';
import { startNginx } from '../../scripts/start-nginx.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { nginxFolder } from '../../src/hosting/hosting-integration.ts';
import { reportGoals } from '../goals.ts';
import { medianRun, pageGoals, type PageRun, runLighthouse } from './lighthouse.ts';
import { selfSigned, trusting } from './self-signed.ts';

const ROUNDS = 5;
const site = process.env['DIST'] || 'dist';
const work = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const cleanUp: (() => unknown)[] = [];

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const step of cleanUp) await step();
  rmSync(work, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const certificate = selfSigned(work);
  const nginx = findNginx();
  if (!nginx) {
    throw new Error(
      'The site is served by nginx, and there is none on this machine. Install it with "npm run test:install", or name the one you have in NGINX_PATH.',
    );
  }
  const serve = async (folder: string) => {
    const { address, stop } = await startNginx(nginx, folder, certificate);
    cleanUp.push(stop);
    return address;
  };
  const ours = await serve(site);
  const emptyPage = await serve(emptySite());
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, trusting(certificate)],
    ignoreDefaultArgs: true,
  });
  cleanUp.unshift(() => browser.close());
  const port = Number(new URL(browser.wsEndpoint()).port);
  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} processors, load ${load.toFixed(1)}: on a machine that is busy with other things, times grow.`,
  );
  if (nginx.brotliModule === undefined) {
    console.log('This nginx has no Brotli module: gzip makes the pages a fifth larger.');
  }

  console.log(`Lighthouse on a simulated phone with slow 4G, ${ROUNDS} runs each`);
  const measured = new Map<string, PageRun>();
  const emptyRuns: PageRun[] = [];
  for (const [name, path] of pages()) {
    console.log(`  ${name} …`);
    const runs: PageRun[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // The empty page each time before it, so that both meet the machine in the same mood.
      emptyRuns.push(await runLighthouse(port, emptyPage));
      runs.push(await runLighthouse(port, ours + path));
    }
    measured.set(name, medianRun(runs));
  }
  report(measured, medianRun(emptyRuns));
}

/** One page of each kind, and its path; of the syllabi the one with the most HTML. */
function pages(): readonly (readonly [name: string, path: string])[] {
  const [longest] = builtPages(site)
    .filter(({ path }) => path.startsWith('/courses/'))
    .toSorted((a, b) => b.html.length - a.html.length);
  if (!longest) throw new Error(`There is no syllabus in ${site}/ to measure.`);
  return [
    ['Home', '/'],
    ['About', '/about'],
    ['Courses', '/courses'],
    ['Syllabus', encodeURI(longest.path)],
    ['Gallery', '/gallery'],
    ['Validator', '/SearchById'],
  ];
}

function report(measured: ReadonlyMap<string, PageRun>, empty: PageRun): void {
  const rows = [...measured, ['An empty page', empty] as const].map(([name, { figures }]) => [
    name,
    { ...figures, 'lcp ratio': Number((figures.lcp / empty.figures.lcp).toFixed(2)) },
  ]);
  console.table(Object.fromEntries(rows));
  for (const [name, { complaints }] of measured) {
    for (const complaint of complaints) console.log(`${name}, in a single run: ${complaint}`);
  }
  reportGoals([...measured].flatMap(([name, run]) => pageGoals(name, run, empty)));
}

/**
 * A site of one page that has a heading and nothing else, to be served as the real one is: what it takes, the browser
 * and the machine take for any page.
 */
function emptySite(): string {
  const folder = join(work, 'dist');
  mkdirSync(folder);
  const head = '<meta name="viewport" content="width=device-width" /><title>An empty page</title>';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8" />${head}<h1>An empty page</h1></html>`,
  );
  cpSync(nginxFolder(site), nginxFolder(folder), { recursive: true });
  return folder;
}
