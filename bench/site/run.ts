/**
 * `npm run bench:site`: measures with Lighthouse how pages of the built site load, and compares them with an empty page behind
 * the same nginx in the same run, over HTTPS and HTTP/2 as sites are deployed. It exits with 1 if a goal is missed. It needs
 * nginx, OpenSSL and Chromium.
 */
import { hash, X509Certificate } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../tests/browsers.ts';
import { startNginx } from '../../deploy/hosts/nginx.ts';
import { siteFolder } from '../../scripts/static-site.ts';
import { reportGoals } from '../goals.ts';
import { type Figures, medianOf, pageGoals, runLighthouse } from './lighthouse.ts';

const ROUNDS = 5;
/** One page of each kind, and its path; the longest syllabus stands for all syllabi. */
const pages = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/courses'],
  ['Syllabus', '/courses/dataSci'],
  ['Gallery', '/gallery'],
  ['Validator', '/SearchById'],
] as const;
const work = mkdtempSync(join(tmpdir(), 'academy-bench-'));
const cleanUp: (() => unknown)[] = [];

try {
  const fingerprints: string[] = [];
  const serve = async (folder: string) => {
    const { address, certificate, stop } = await startNginx(folder);
    const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
    fingerprints.push(hash('sha256', key, 'base64'));
    cleanUp.push(stop);
    return address;
  };
  const ours = await serve(siteFolder);
  const emptyPage = await serve(emptySite());
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments, `--ignore-certificate-errors-spki-list=${fingerprints.join(',')}`],
    ignoreDefaultArgs: true,
  });
  cleanUp.unshift(() => browser.close());
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
      emptyRuns.push(await runLighthouse(port, emptyPage));
      figures.push(await runLighthouse(port, ours + path));
    }
  }
  const measured = runs.map(({ name, figures }) => [name, medianOf(figures)] as const);
  const empty = medianOf(emptyRuns);
  console.table(Object.fromEntries([...measured, ['An empty page', empty]]));
  reportGoals(measured.flatMap(([name, figures]) => pageGoals(name, figures, empty)));
} finally {
  for (const step of cleanUp) await step();
  rmSync(work, { recursive: true, force: true });
}

/**
 * A site of one page with only a heading, served like the real site: its time is what the browser and the machine need for
 * any page.
 */
function emptySite(): string {
  const head = '<meta name="viewport" content="width=device-width" /><title>An empty page</title>';
  writeFileSync(
    join(work, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8" />${head}<h1>An empty page</h1></html>`,
  );
  cpSync(join(siteFolder, '_redirects.conf'), join(work, '_redirects.conf'));
  return work;
}
