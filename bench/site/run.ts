/**
 * `npm run bench:site`: how pages of the built site load, by Lighthouse, and how much longer than an empty page behind
 * the same nginx takes in the same run, over HTTPS and HTTP/2 as sites are deployed. It ends with 1 when a goal is
 * missed.
 *
 * It needs nginx, OpenSSL and Chromium (NGINX_PATH, CHROMIUM_PATH name others than the usual ones); DIST names
 * another folder than `dist`.
 */
import { availableParallelism, loadavg } from 'node:os';
import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';
import { startNginx } from '../../scripts/start-nginx.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { needSite, neededNginx } from '../needs.ts';
import { temporaryFolder, withCleanUp } from '../with-clean-up.ts';
import { makeEmptySite } from './empty-site.ts';
import { measurePages } from './measure-pages.ts';
import { measuredPages } from './measured-pages.ts';
import { selfSigned, trusting } from './self-signed.ts';
import { pageGoals, pagesReport } from './site-report.ts';

const rounds = 5;
const folder = process.env['DIST'] || 'dist';

async function main(): Promise<boolean> {
  const nginx = neededNginx();
  needSite(folder);
  return withCleanUp(async (later) => {
    const certificate = selfSigned(temporaryFolder('certificate', later));
    const serve = async (built: string) => {
      const { address, stop } = await startNginx(nginx, built, certificate);
      later(stop);
      return address;
    };
    const ours = await serve(folder);
    const empty = await serve(makeEmptySite(temporaryFolder('empty', later), folder));
    const browser = await puppeteer.launch({
      executablePath: findBrowser(),
      args: [...browserArguments, trusting(certificate)],
      ignoreDefaultArgs: true,
    });
    later(() => browser.close());
    const [load = 0] = loadavg();
    console.log(
      `${availableParallelism()} processors, load ${load.toFixed(1)}: on a machine that is busy with other things, times and TBT grow.`,
    );
    if (nginx.brotliModule === undefined) {
      console.log('This nginx has no Brotli module: gzip makes the pages a fifth larger.');
    }
    console.log(`Lighthouse on a simulated phone with slow 4G, ${rounds} runs each`);
    const port = Number(new URL(browser.wsEndpoint()).port);
    const loads = await measurePages(
      port,
      { ours, empty },
      measuredPages(builtPages(folder)),
      rounds,
    );
    console.log(`\n${pagesReport(loads).join('\n')}`);
    return pageGoals(loads).every(({ isMet }) => isMet);
  });
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
