import { fill } from '../src/content/fill.ts';
import { home, notFound, site, validator, ways } from './content-words.ts';
import { anyCourse, courseAddress, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

const pages = [...placeRoutes, anyCourse];

test('every page can be read and left through its menu without JavaScript', async ({ page }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await main.innerText();
      expect(text.length, 'letters that can be read').toBeGreaterThan(60);
      const messages = main.locator('[role=alert], [role=status]').filter({ visible: true });
      await expect(messages).toHaveCount(0);

      const target = path === '/gallery' ? '/about' : '/gallery';
      await page.getByRole('button', { name: site.navigation.open }).click();
      await page.locator('#site-menu').getByRole('link').filter({ visible: true }).nth(0).waitFor();
      await page.locator(`#site-menu a[href="${target}"]`).click();
      await expect(page).toHaveURL(target);
    });
  }
});

test('nothing offers what only works with JavaScript', async ({ page }) => {
  for (const path of ['/', anyCourse, '/courses']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('button').filter({ visible: true })).toHaveCount(
      0,
    );
    await expect(page.getByRole('main').getByRole('textbox').filter({ visible: true })).toHaveCount(
      0,
    );
  }
});

test('the links to the featured courses work without JavaScript', async ({ page }) => {
  const featured = courseAddress(home.courses.cards[0]?.course ?? '');
  await page.goto('/');
  await page.locator(`main a[href="${featured}"]`).first().click();
  await expect(page).toHaveURL(featured);
});

test('the validator says that it needs JavaScript, and whom to ask instead', async ({ page }) => {
  await page.goto('/SearchById');
  const main = page.getByRole('main');
  // Playwright looks for no text inside `noscript`, so the whole page is read instead.
  const text = await main.innerText();
  expect(text).toContain(validator.noScript);
  for (const { href, value } of ways) {
    expect(text).toContain(value);
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(main.getByText(validator.loading)).toBeHidden();
  await expect(main.getByRole('button', { name: validator.search })).toHaveCount(0);
});

test.describe('the not-found page', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('can be read and leads home without JavaScript', async ({ page }) => {
    await page.goto('/nothing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      fill(notFound.message, { path: notFound.thisAddress }),
    );
    await page.getByRole('main').getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL('/');
  });
});
