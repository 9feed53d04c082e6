import { pageAt } from './built-site.ts';
import { site, validator } from './content-words.ts';
import { menu } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { withoutFeatures } from './without-features.ts';

// What a browser at the floor shows. No such browser can be had for a test: the pages come with the names of what it
// lacks changed into names that no browser knows, so that this one does what that one would.

test.describe('without popover', () => {
  test.beforeEach(async ({ page }) => {
    await withoutFeatures(page, [
      [/popover-open/g, 'unknown-open'],
      [/popover(target)?=/gi, 'data-unknown$1='],
    ]);
  });

  test('on a phone the links are in a row below the name, which scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const bar = banner.getByRole('navigation', { name: site.navigation.label });
    await expect(bar).toHaveCount(1);
    await expect(banner.getByRole('button')).toHaveCount(0);
    await expect(bar.getByRole('link')).toHaveText(menu.map(([label]) => label));
    const [name, row] = await Promise.all([
      banner.getByRole('link').first().boundingBox(),
      bar.boundingBox(),
    ]);
    expect(row?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    await bar.getByRole('link', { name: validator.label, exact: true }).click();
    await expect(page).toHaveURL('/SearchById');
  });

  test('the header covers nothing, and nothing scrolls sideways but the row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const banner = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(banner?.height).toBeLessThanOrEqual(120);
    expect(main?.y).toBeGreaterThanOrEqual(banner?.height ?? 0);
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways)).toBe(0);
  });

  test('from 768 px the bar is as ever', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/about');
    const bar = page.getByRole('banner').getByRole('navigation');
    await expect(bar).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });
});

test('where colours are not read from attributes, a picture that loads has the ground of the theme behind it', async ({
  page,
}) => {
  await withoutFeatures(page, [[/\battr\(/g, 'unknown(']]);
  await page.goto('/gallery');
  const ground = await page
    .getByRole('main')
    .getByRole('img')
    .first()
    .evaluate((image) => getComputedStyle(image).backgroundColor);
  expect(ground).toBe('rgb(242, 234, 219)');
});

test('the box of the filter, and not its form, says that browsers are to suggest nothing', () => {
  // Safari empties all fields of a form that says so on the way back to its page, without telling the page.
  const { root } = pageAt('/courses');
  expect(root.querySelectorAll('form[autocomplete]').length).toBe(0);
  expect(root.querySelectorAll('input[type="search"][autocomplete="off"]').length).toBe(1);
});
