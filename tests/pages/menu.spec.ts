import type { Page } from '@playwright/test';
import { catalogue, internship, site } from '../support/content-words.ts';
import { anyCourse, menu } from '../support/site-routes.ts';
import { expect, test } from '../support/site-test.ts';

const { open, close } = site.navigation;
const labels = menu.map(([label]) => label);
const hamburger = (page: Page) => page.getByRole('banner').getByRole('button');
const menuLinks = (page: Page) => page.locator('#site-menu').getByRole('link');

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test.beforeEach(({ page }) => page.goto('/about').then(() => undefined));

  test('the hamburger opens the links in their order and closes them', async ({ page }) => {
    const icon = () => hamburger(page).locator('svg').filter({ visible: true }).innerHTML();
    const closed = await icon();
    await page.getByRole('button', { name: open }).click();
    await expect(menuLinks(page)).toHaveText(labels);
    await expect(menuLinks(page).first()).toBeVisible();
    expect(await icon()).not.toBe(closed);
    await page.getByRole('button', { name: close }).click();
    await expect(menuLinks(page).first()).toBeHidden();
  });

  test('a link in the menu opens its page, where the menu is closed', async ({ page }) => {
    await hamburger(page).click();
    await menuLinks(page).filter({ hasText: internship.label }).click();
    await expect(page).toHaveURL('/internShips');
    await expect(menuLinks(page).first()).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back to the hamburger', async ({ page }) => {
    await hamburger(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menuLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuLinks(page).first()).toBeHidden();
    await expect(hamburger(page)).toBeFocused();
  });

  test('Tab from the last link closes the menu and goes on to the page', async ({ page }) => {
    await hamburger(page).press('Enter');
    await menuLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(menuLinks(page).last()).toBeHidden();
    await expect(page.locator('body:not(:focus) :focus')).toHaveCount(1);
  });
});

test('from 768 px on, the bar has the links and marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const banner = page.getByRole('banner');
  for (const [label, path] of [...menu, [catalogue.label, anyCourse] as const]) {
    await page.goto(path);
    const marked = banner.locator('[aria-current]').filter({ visible: true });
    await expect(marked, path).toHaveText([label]);
  }
  await expect(banner.getByRole('button')).toHaveCount(0);
  const links = banner.getByRole('navigation', { name: site.navigation.label }).getByRole('link');
  await expect(links).toHaveText(labels);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(menu.map(([, path]) => path));
});
