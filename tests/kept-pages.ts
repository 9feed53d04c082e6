import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeNextRelease } from './next-release.ts';
import { type OwnSite, withOwnSite } from './own-site.ts';
import { folderWith } from './site-copies.ts';
import { expect, test as siteTest } from './site-test.ts';

/** Makes another release of the built site, or of the release in the folder `from`, and returns the new folder. */
type NextRelease = (
  keepOffline?: boolean | 'off',
  heading?: string,
  from?: string,
) => Promise<string>;

/** A test of the service worker. Each test has its own server, which the test can stop. */
export const test = siteTest.extend<{
  readonly folder: string;
  readonly ownSite: OwnSite;
  readonly nextRelease: NextRelease;
}>({
  folder: ({ settings }, use) => use(folderWith(settings)),
  ownSite: ({ folder }, use) => withOwnSite(folder, use),
  nextRelease: async ({ folder }, use) => {
    const root = mkdtempSync(join(tmpdir(), 'academy-releases-'));
    let count = 0;
    await use(async (keepOffline, heading, from = folder) => {
      const next = join(root, `${++count}/dist`);
      await writeNextRelease(from, next, keepOffline, heading);
      return next;
    });
    rmSync(root, { recursive: true });
  },
  settings: 'known',
  baseURL: ({ ownSite }, use) => use(ownSite.address),
  serviceWorkers: 'allow',
  watchesWorkers: false,
  // Browsers write these messages about a server that no longer answers.
  expectedMessages: ({}, use) =>
    use([/ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)|status of 404|Failed to fetch/]),
});

/** On a wide screen, the browser would fetch the pages of the navigation bar in advance. */
export const phone = { width: 390, height: 800 };

/** Opens a page and waits until the service worker has kept the page. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await keptPage(page, path);
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

/** The releases whose files the service worker has kept. */
export async function keptReleases(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return [...new Set(names.flatMap((name) => /-([\da-f]{12})$/.exec(name)?.[1] ?? []))];
}

/** Whether the page has its styles and fonts. Runs in the page. */
export async function isStyled(): Promise<boolean> {
  await document.fonts.ready;
  const { backgroundColor, fontFamily } = getComputedStyle(document.body);
  const [font = ''] = fontFamily.split(',');
  return backgroundColor.startsWith('rgb(') && document.fonts.check(`16px ${font}`);
}
