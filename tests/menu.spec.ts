import { catalogue, internship, site } from './content-words.ts';
import { anyCourse, menu } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const { open, close } = site.navigation;
const labels = menu.map(([label]) => label);

test('below 768 px the hamburger opens the links in their order, and then closes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/about');
  const menuButton = page.getByRole('banner').getByRole('button');
  const icon = () => menuButton.locator('svg').filter({ visible: true }).innerHTML();
  const hamburger = await icon();
  const links = page.locator('#site-menu').getByRole('link');
  await page.getByRole('button', { name: open }).click();
  await expect(links).toHaveText(labels);
  await expect(links.first()).toBeVisible();
  expect(await icon()).not.toBe(hamburger);
  await page.getByRole('button', { name: close }).click();
  await expect(links.first()).toBeHidden();
});

test('below 768 px a link of the menu leads to its page, where the menu is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: open }).click();
  await page.locator('#site-menu').getByRole('link', { name: internship.label }).click();
  await expect(page).toHaveURL('/internShips');
  await expect(page.locator('#site-menu')).toBeHidden();
});

test('Escape closes the menu and gives the focus back to the hamburger', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/about');
  const button = page.getByRole('banner').getByRole('button');
  const links = page.locator('#site-menu').getByRole('link');
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(button).toBeFocused();
});

test('Tab from the last link goes on to the page, and closes the menu', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/about');
  const links = page.locator('#site-menu').getByRole('link');
  await page.getByRole('banner').getByRole('button').press('Enter');
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(links.last()).toBeHidden();
  await expect(page.locator('body:not(:focus) :focus')).toHaveCount(1);
});

test('from 768 px the links are in the bar in their order, and the current page is marked', async ({
  page,
}) => {
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
