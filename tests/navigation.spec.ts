import puppeteer from 'puppeteer-core';
import { browserArguments, findBrowser } from './browsers.ts';
import { anyCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// How one page follows another.

// Playwright's own DevTools session keeps Chromium from making pages ready in advance. Puppeteer's does not, if it
// starts the browser without the arguments that it would add.
test('the catalogue is made ready before anything is pointed at, where the bar shows, but not on a phone', async ({
  needsChromium: _,
  baseURL,
}) => {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: [...browserArguments],
    ignoreDefaultArgs: true,
  });
  try {
    for (const [width, ready] of [
      [390, false],
      [1280, true],
    ] as const) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800 });
      await page.goto(baseURL ?? '', { waitUntil: 'networkidle0' });
      // In which browsers make pages ready while one reads.
      await new Promise((resolve) => setTimeout(resolve, 3000));
      await page.$eval('a[href="/courses"]', (link) => link.click());
      // Since when the page has been shown that was made ready before it was asked for (WICG prerendering).
      const shownSince = () =>
        page
          .evaluate(() => {
            if (location.pathname !== '/courses') return undefined;
            // TypeScript's DOM types lack `activationStart`.
            const [entry] = performance.getEntriesByType('navigation') as {
              activationStart?: number;
            }[];
            return entry?.activationStart;
          })
          .catch(() => undefined);
      await expect.poll(shownSince).toBeDefined();
      expect(((await shownSince()) ?? 0) > 0, `at ${width} px`).toBe(ready);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});

test('catalogue and courses fade into each other, unless motion is to be reduced; other pages do not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['fades'] = String(event.viewTransition !== null);
    });
  });
  for (const [from, to, reducedMotion, fades] of [
    ['/courses', anyCourse, 'no-preference', true],
    [anyCourse, '/courses', 'no-preference', true],
    ['/courses', anyCourse, 'reduce', false],
    ['/', '/courses', 'no-preference', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(from);
    await page.locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html'), from).toHaveAttribute('data-fades', String(fades));
  }
});
