import { catalogue, content, internship, site } from './content-words.ts';
import { anyCourse, menu } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const { open, close } = site.navigation;

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test('the hamburger opens the links in their order, and closes them again', async ({ page }) => {
    await page.goto('/about');
    await expect(
      page.getByRole('banner').getByRole('link', { name: content.gallery.label, exact: true }),
    ).toBeHidden();
    await page.getByRole('button', { name: open }).click();
    const links = page.locator('#site-menu').getByRole('link');
    await expect(links).toHaveText(menu.map(([label]) => label));
    await expect(links.first()).toBeVisible();
    await page.getByRole('button', { name: close }).click();
    await expect(links.first()).toBeHidden();
  });

  test('the hamburger shows a close icon while the menu is open', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('button', { name: close })).toBeHidden();
    const button = page.getByRole('banner').getByRole('button');
    const icon = () => button.locator('svg').filter({ visible: true }).innerHTML();
    const hamburger = await icon();
    await button.click();
    await expect(page.getByRole('button', { name: open })).toBeHidden();
    await expect(page.getByRole('button', { name: close })).toBeVisible();
    expect(await icon()).not.toBe(hamburger);
    await button.click();
    await expect(page.getByRole('button', { name: open })).toBeVisible();
    expect(await icon()).toBe(hamburger);
  });

  test('Escape closes the menu and gives the focus back to the hamburger', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the menu closes when Tab goes on from its last link to the page below it', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: open }).press('Enter');
    const links = page.locator('#site-menu').getByRole('link');
    await links.first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(links.first(), 'after going back to the hamburger').toBeVisible();
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.last()).toBeHidden();
    await expect(page.locator('body:not(:focus) :focus')).toHaveCount(1);
  });

  test('a link of the menu leads to its page, where the menu is closed', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: open }).click();
    await page
      .locator('#site-menu')
      .getByRole('link', { name: internship.label, exact: true })
      .click();
    await expect(page).toHaveURL('/internShips');
    await expect(page.locator('#site-menu')).toBeHidden();
  });
});

test('from 768 px the links are in the bar, in their order, and there is no hamburger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/about');
  const navigation = page
    .getByRole('banner')
    .getByRole('navigation', { name: site.navigation.label });
  const links = navigation.getByRole('link');
  await expect(links).toHaveText(menu.map(([label]) => label));
  for (const [label, path] of menu) {
    await expect(navigation.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test('the current page is marked in the bar', async ({ page }) => {
  for (const [label, path] of menu) {
    await page.goto(path);
    const marked = page
      .getByRole('banner')
      .locator('[aria-current=page]')
      .filter({ visible: true });
    await expect(marked).toHaveText([label]);
  }
  await page.goto(anyCourse);
  const marked = page.getByRole('banner').locator('[aria-current]').filter({ visible: true });
  await expect(marked).toHaveText([catalogue.label]);
});
