import type { Locator } from '@playwright/test';
import { ways } from './content-words.ts';
import { placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// What is the same on all pages.

test('what is filled first leads to the academy’s main way, headings have one size for each rank, the ways to reach the academy are of one width on a phone, and no name in the footer takes two rows', async ({
  page,
}) => {
  const [main] = ways;
  for (const path of placeRoutes.filter((route) => route !== '/SearchById')) {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    const first = page.locator('main .button-primary').filter({ visible: true }).first();
    const target = (await first.getAttribute('href')) ?? '';
    expect.soft(target.startsWith(main.href.split('?')[0] ?? '-'), path).toBe(true);
    const list = page.locator('main .on-marigold ul').first();
    if ((await list.count()) > 0) {
      expect.soft(new Set(await all(list.getByRole('link'), 'width')).size, path).toBe(1);
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const rank of ['h1', 'h2:not([class*="text-"])', 'h3', 'h4']) {
        const sizes = await all(page.locator(`main ${rank}`), 'font-size');
        expect.soft(new Set(sizes).size, `${rank} of ${path}`).toBeLessThanOrEqual(1);
      }
      const rows = await all(page.locator('footer nav[aria-labelledby] li a'), 'height');
      expect.soft(new Set(rows).size, `rows of the footer at ${width} px`).toBe(1);
    }
  }
});

function all(elements: Locator, property: string): Promise<string[]> {
  return elements.evaluateAll(
    (found, name) => found.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  );
}
