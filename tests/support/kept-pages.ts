import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildTarget } from '../../integrations/browser-floor.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { writeServiceWorker } from '../../src/service-worker/service-worker-integration.ts';
import { filesIn, folderWith, pageWith } from './site-copies.ts';
import { expect, test as validatorTest } from '../validator/validator-test.ts';

interface KeptFixtures {
  /** Makes another release of the site, and returns the folder. 'off' switches the service worker off. */
  readonly nextRelease: (keepOffline?: boolean | 'off') => Promise<string>;
}

/** A test of the service worker. */
export const test = validatorTest.extend<KeptFixtures>({
  nextRelease: async ({ settings }, use) => {
    const root = fs.mkdtempSync(join(tmpdir(), 'academy-releases-'));
    let count = 0;
    await use(async (keepOffline = false) => {
      const next = join(root, `${++count}/dist`);
      await writeRelease(folderWith(settings), next, count, keepOffline);
      return next;
    });
    fs.rmSync(root, { recursive: true });
  },
  serviceWorkers: 'allow',
  watchesWorkers: false,
  // Browsers write these messages about a server that no longer answers.
  expectedMessages: ({}, use) =>
    use([/ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)|status of 404|Failed to fetch/]),
});

/** Opens a page and waits until the service worker is active and has kept the page. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await keptPage(page, path);
  // The service worker keeps some pages before it is active.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** Waits until the service worker has kept the page at `path`. */
export async function keptPage(page: Page, path: string) {
  const address = new URL(path, page.url());
  await expect
    .poll(() => keptFiles(page), { timeout: 20_000 })
    .toContain(address.origin + address.pathname);
}

/** The addresses of all files that the service worker has kept. */
export function keptFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
}

/** Whether the page has its styles and fonts. Runs in the page. */
export async function isStyled(): Promise<boolean> {
  await document.fonts.ready;
  const { backgroundColor, fontFamily } = getComputedStyle(document.body);
  const [font = ''] = fontFamily.split(',');
  return backgroundColor.startsWith('rgb(') && document.fonts.check(`16px ${font}`);
}

/** Copies the site in `folder` to `next` with the heading "Release `number`", and renames the file of one font. */
async function writeRelease(
  folder: string,
  next: string,
  number: number,
  keepOffline: boolean | 'off',
): Promise<void> {
  fs.cpSync(folder, next, { recursive: true, filter: (file) => !file.endsWith('sw.js') });
  const [font = ''] = filesIn(next).filter((file) => file.endsWith('.woff2'));
  const renamed = font.replace('.woff2', `${number}.woff2`);
  fs.renameSync(join(next, font), join(next, renamed));
  for (const { file, html } of builtPages(next)) {
    const change = (text: string) =>
      text.replaceAll(font, renamed).replace(/(<h1[^>]*>)[^<]*/, `$1Release ${number}`);
    fs.writeFileSync(file, pageWith(html, change));
  }
  // A site with a sealed register publishes no sheet.
  const sheet = filesIn(next).find((file) => file.startsWith('register/'));
  const register = sheet && `/${encodeURI(sheet)}`;
  await writeServiceWorker(
    next,
    buildTarget,
    keepOffline === 'off' ? 'off' : { keepOffline, register },
  );
}
