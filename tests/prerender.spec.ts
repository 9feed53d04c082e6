import { expect, test } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { browserArguments, findBrowser } from './browsers.ts';

// Playwright's own DevTools session keeps Chromium from making pages ready in advance. Puppeteer's does not, if it
// starts the browser without the arguments that it would add.

test('the page that is pointed at is made ready in advance, and shown on a press', async ({
  baseURL,
}) => {
  await withPage(baseURL, 1280, async (page) => {
    await page.hover('header a[href="/about"]');
    await page.mouse.down();
    await page.mouse.up();
    expect(await wasReady(page, '/about')).toBe(true);
  });
});

for (const { where, width, ready } of [
  { where: 'where the bar shows', width: 1280, ready: true },
  { where: 'but not on a phone', width: 390, ready: false },
]) {
  test(`before anything is pointed at, the catalogue is made ready ${where}`, async ({
    baseURL,
  }) => {
    await withPage(baseURL, width, async (page) => {
      await page.$eval('a[href="/courses"]', (link) => link.click());
      expect(await wasReady(page, '/courses')).toBe(ready);
    });
  });
}

/** Milliseconds in which a browser makes pages ready while one reads. */
const reading = 3000;

async function withPage(baseURL = '', width: number, act: (page: Page) => Promise<void>) {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
    ignoreDefaultArgs: true,
    defaultViewport: { width, height: 800 },
  });
  try {
    const page = await browser.newPage();
    await page.goto(process.env['SITE_ADDRESS'] ?? baseURL, { waitUntil: 'networkidle0' });
    await new Promise((resolve) => setTimeout(resolve, reading));
    await act(page);
  } finally {
    await browser.close();
  }
}

/** Whether the page at this path, once it is there, was made ready before it was asked for (WICG prerendering). */
async function wasReady(page: Page, path: string): Promise<boolean> {
  const moment = async () =>
    page.evaluate((expected) => {
      if (location.pathname !== expected) return undefined;
      // TypeScript's DOM types lack `activationStart`.
      const [entry] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
      return entry?.activationStart;
    }, path);
  await expect.poll(() => moment().catch(() => undefined)).toBeDefined();
  return ((await moment()) ?? 0) > 0;
}
