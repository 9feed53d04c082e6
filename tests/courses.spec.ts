import { content } from './content-words.ts';
import { expect, test } from './site-test.ts';

test('on a phone a chip leads to its way and is marked, and a finger finds each link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses');
  for (const { id } of content.ways.ways) {
    const chip = page.locator(`#start a[href="#${id}"]`);
    await chip.click();
    await expect(page.locator(`#${id}`).getByRole('heading')).toBeInViewport();
    await expect(chip).toHaveAttribute('aria-current', 'true');
  }
  const links = page.locator('#start li:has(> a), #start p a');
  for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});

test('the tiles are in 1, 2, 3 and 4 columns from 0, 640, 768 and 1024 px', async ({ page }) => {
  await page.goto('/courses');
  const tiles = page.locator('main section:has(li[data-level])').first().locator('li[data-level]');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [768, 3],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const edges = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().x),
    );
    expect(new Set(edges).size, `${width} px`).toBe(columns);
  }
});
