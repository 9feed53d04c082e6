import { browserArguments } from '../support/browsers.ts';
import { site } from '../support/content-words.ts';
import { expect, test } from '../support/site-test.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments],
    // By default, Playwright switches the back-forward cache off with this argument.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('going back shows a page from the browser’s cache with its menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
  // Home, the courses and the validator each have scripts of their own.
  for (const path of ['/', '/courses', '/SearchById']) {
    await page.goto(path);
    await expect(page.locator('astro-island[ssr]:is([client=idle], [client=load])')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'false');
    await page.getByRole('button', { name: site.navigation.open }).click();
    await page.locator('#site-menu a[href="/about"]').click();
    await expect(page).toHaveURL('/about');
    // Playwright's `goBack` would wait for the page to load, but a cached page does not load.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-restored', 'true');
    await expect(page.locator('#site-menu')).toBeHidden();
  }
});
