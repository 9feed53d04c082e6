import { browserArguments } from './browsers.ts';
import { about, site } from './content-words.ts';
import { anyCourse, menu } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '',
    args: [...browserArguments],
    // Playwright switches it off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

for (const path of [...menu.map(([, address]) => address), anyCourse]) {
  test(`going back to ${path} shows it as it was left, without loading it`, async ({ page }) => {
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['restored'] = String(persisted);
      });
    });
    const root = page.locator('html');
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(root).toHaveAttribute('data-restored', 'false');
    await page
      .locator(`header a[href="${path === '/about' ? '/gallery' : '/about'}"]`)
      .first()
      .click();
    await expect(page).not.toHaveURL(path);
    // Not by `goBack`, which waits for the page to load.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    await expect(root).toHaveAttribute('data-restored', 'true');
  });
}

test('going back to a page whose menu was used shows it with the menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['restored'] = String(persisted);
    });
  });
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: site.navigation.open }).click();
  await page.locator('#site-menu').getByRole('link', { name: about.label, exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/gallery');
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.locator('#site-menu')).toBeHidden();
});
