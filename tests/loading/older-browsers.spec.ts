import type { Page } from '@playwright/test';
import { site, validator } from '../support/content-words.ts';
import { courseAddress, longCourse, menu } from '../support/site-routes.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

// The oldest supported browsers can't be installed for a test. Instead, each test renames a feature that those
// browsers lack. No browser knows the new name.

test('without popover, a phone shows the menu as a row of links', async ({ page }) => {
  await withoutFeatures(page, [
    [/popover-open/g, 'unknown-open'],
    [/popover(target)?=/gi, 'data-unknown$1='],
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about');
  const banner = page.getByRole('banner');
  const bar = banner.getByRole('navigation', { name: site.navigation.label });
  await expect(banner.getByRole('button')).toHaveCount(0);
  await expect(bar.getByRole('link')).toHaveText(menu.map(([label]) => label));
  const name = await boxOf(banner.getByRole('link').first());
  expect((await boxOf(bar)).y).toBeGreaterThanOrEqual(name.bottom);
  const main = await boxOf(page.getByRole('main'));
  expect(main.y).toBeGreaterThanOrEqual((await boxOf(banner)).bottom);
  expect(await page.evaluate(sidewaysScroll)).toEqual([]);
  await bar.getByRole('link', { name: validator.label, exact: true }).click();
  await expect(page).toHaveURL('/SearchById');
});

test('without :has(), a syllabus shows all its modules, and no switch', async ({ page }) => {
  await withoutFeatures(page, [[/:has\(/g, ':unknown(']]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(courseAddress(longCourse.path));
  await expect(page.getByRole('radiogroup')).toBeHidden();
  const steps = page.locator('main ol[start] > li').filter({ visible: true });
  await expect(steps).toHaveCount(longCourse.modules.length);
});

async function withoutFeatures(page: Page, changes: readonly (readonly [RegExp, string])[]) {
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    // Removes the policy, which would block the changed styles.
    const text = (await response.text()).replace(
      /<meta http-equiv="content-security-policy"[^>]*>/,
      '',
    );
    await route.fulfill({
      response,
      body: changes.reduce((body, [from, to]) => body.replace(from, to), text),
      headers: { 'Content-Type': response.headers()['content-type'] ?? '' },
    });
  });
}
