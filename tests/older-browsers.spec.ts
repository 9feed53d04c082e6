import { site, validator, ways } from './content-words.ts';
import { anyCourse, menu } from './site-routes.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
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

  test('on a phone the links are in a row below the name, which alone scrolls and covers nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/about');
    const banner = page.getByRole('banner');
    const bar = banner.getByRole('navigation', { name: site.navigation.label });
    await expect(bar).toHaveCount(1);
    await expect(banner.getByRole('button')).toHaveCount(0);
    await expect(bar.getByRole('link')).toHaveText(menu.map(([label]) => label));
    const boxes = [banner.getByRole('link').first(), bar, banner, page.getByRole('main')];
    const places = await Promise.all(boxes.map((part) => part.boundingBox()));
    const [name, row, header, main] = places.map((box) => ({
      top: box?.y ?? NaN,
      bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
    }));
    expect(row?.top).toBeGreaterThanOrEqual(name?.bottom ?? 0);
    expect(header?.bottom).toBeLessThanOrEqual(120);
    expect(main?.top).toBeGreaterThanOrEqual(header?.bottom ?? 0);
    expect(await page.evaluate(sidewaysScroll)).toEqual([]);
    await bar.getByRole('link', { name: validator.label, exact: true }).click();
    await expect(page).toHaveURL('/SearchById');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages can be read, offer nothing that needs it, and the validator says that it does, and whom to ask', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const path of ['/courses', anyCourse, '/SearchById']) {
      await page.goto(path);
      expect((await main.innerText()).length, path).toBeGreaterThan(60);
      const scripted = main.locator('button, textarea, input:not([type=checkbox])');
      await expect(scripted.filter({ visible: true }), path).toHaveCount(0);
    }
    expect(await main.innerText()).toContain(validator.noScript);
    for (const { href } of ways) await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  });
});
