import { content } from '../support/content-words.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

test('on a phone, a link to a way scrolls there and is marked as current', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses');
  const heading = page.getByRole('heading', { name: content.ways.heading, exact: true });
  const { bottom } = await boxOf(page.getByRole('banner'));
  for (const { id } of content.ways.ways) {
    const chip = page.locator(`#start a[href="#${id}"]`);
    await chip.click();
    await expect(page.locator(`#${id}`).getByRole('heading')).toBeInViewport();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    expect((await boxOf(heading)).top, 'the heading is below the header').toBeGreaterThan(bottom);
  }
});

test('on a phone, each link to a way is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses');
  const links = page.locator('#start li:has(> a), #start p a');
  for (const link of await links.all()) {
    expect((await boxOf(link)).height).toBeGreaterThanOrEqual(44);
  }
});

test('tiles of equal width form 1 to 4 columns, by the screen’s width', async ({ page }) => {
  await page.goto('/courses');
  const tiles = page.locator('main .course-tile');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [768, 3],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
    expect(new Set(boxes.map(({ x }) => x)).size, `${width} px`).toBe(columns);
    expect(new Set(boxes.map((box) => Math.round(box.width))).size, `${width} px`).toBe(1);
  }
});

test('the first tile is on the first screen of a phone and of a laptop', async ({ page }) => {
  await page.goto('/courses');
  // A font that arrives later would move the tile.
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height, most] of [
    [320, 640, 640],
    [360, 740, 500],
    [390, 844, 700],
    [1280, 800, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const tile = await boxOf(page.locator('main .course-tile').first());
    // If the owner gives the first group a longer heading or text, the first tile is further down.
    const [group] = content.catalogue.groups;
    const length = (group?.heading.length ?? 0) * 2 + (group?.text.length ?? 0);
    const room = Math.ceil(Math.max(0, length - 145) / 30) * 40;
    // Further rows of the filter's lists move the first tile down.
    const lists = page.getByRole('search').getByRole('combobox');
    const rows = (await boxOf(lists.last())).y - (await boxOf(lists.first())).y;
    expect(tile.y, `${width} px`).toBeLessThanOrEqual(most + room + rows);
  }
});

test('a link at the top of the catalogue leads to the ways below the tiles', async ({ page }) => {
  await page.goto('/courses');
  const { heading } = content.ways;
  const start = page.getByRole('heading', { name: heading });
  await expect(start).not.toBeInViewport();
  await page.getByRole('link', { name: heading }).click();
  await expect(start).toBeInViewport();
});
