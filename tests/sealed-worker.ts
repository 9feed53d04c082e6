import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { OwnSite } from './own-site.ts';
import type { SealedSite } from './sealed-site.ts';

/** Lets the clock of the Worker be put forward; Playwright's clock is one of pages only. */
export function shiftableClock(site: OwnSite, built: SealedSite) {
  addToWorker(
    site,
    built,
    `const now = Date.now.bind(Date);
    let ahead = 0;
    Date.now = () => now() + ahead;
    new BroadcastChannel('clock').onmessage = ({ data }) => (ahead += data);`,
  );
}

/** Puts it forward. */
export async function minutesPass(page: Page, minutes: number) {
  await page.evaluate((ms) => {
    const channel = new BroadcastChannel('clock');
    channel.postMessage(ms);
    channel.close();
  }, minutes * 60_000);
}

/** Counts from the next page on how often the Worker takes the slow step; gives what tells the number. */
export function countDerivations(page: Page, site: OwnSite, built: SealedSite) {
  addToWorker(
    site,
    built,
    `const { subtle } = crypto;
    const derive = subtle.deriveBits.bind(subtle);
    const channel = new BroadcastChannel('derivations');
    let count = 0;
    subtle.deriveBits = (algorithm, ...rest) => {
      if (algorithm.name === 'PBKDF2') count++;
      return derive(algorithm, ...rest);
    };
    channel.onmessage = () => channel.postMessage(count);`,
  );
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((tell) => {
          const channel = new BroadcastChannel('derivations');
          channel.onmessage = ({ data }: MessageEvent<number>) => {
            channel.close();
            tell(data);
          };
          channel.postMessage('how many?');
        }),
    );
}

/** Runs this in the Worker too. */
function addToWorker(site: OwnSite, { folder }: SealedSite, added: string) {
  const scripts = join(folder, '_astro');
  const entry = readdirSync(scripts).find((name) => /^sealed-worker-.*\.js$/.test(name)) ?? '';
  const script = readFileSync(join(scripts, entry), 'utf8');
  site.answerOnly(
    ({ pathname }) => pathname === `/_astro/${entry}`,
    (_, response) => {
      // Else a page that is isolated does not start it.
      response.setHeader('Cross-Origin-Embedder-Policy', 'credentialless');
      response.setHeader('Content-Type', 'text/javascript');
      response.end(`${script}\n${added}`);
    },
  );
}
