import type { Locator } from '@playwright/test';
import { catalogue, content } from './content-words.ts';
import { courseAddress, coursePaths, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const phone = { width: 360, height: 780 };

test('the catalogue shows its three groups of tiles with their names, order, addresses and promises', async ({
  page,
}) => {
  await page.goto('/courses');
  const hero = page.locator('.page-hero');
  await expect(hero).toContainText(`${coursePaths.length} ${catalogue.hero.count}`);
  const groups = page.locator('main section:has(li[data-level])');
  await expect(groups).toHaveCount(tileGroups.length);
  for (const [index, { tiles }] of catalogue.groups.entries()) {
    const group = groups.nth(index);
    expect(await linksIn(group.locator('h3'))).toEqual(tileGroups[index]?.map(asLink));
    // Where the page has another name than the tile, the tile says that too.
    const titles = tiles.map(({ course }) => course.title);
    await expect(group.locator('li[data-level]')).toContainText(titles);
    const promises = tiles.map(({ course }) => course.promise ?? '');
    await expect(group.locator('.tile-promise')).toHaveText(promises);
  }
});

test('each way is a list of links to its courses in order, and ends with the work', async ({
  page,
}) => {
  await page.goto('/courses');
  for (const { id, stops, goal } of content.ways.ways) {
    const way = page.locator(`#${id}`);
    const inOrder = stops.map(({ title, path }) => asLink([title, path]));
    expect(await linksIn(way.getByRole('list'))).toEqual(inOrder);
    await expect(way.getByRole('listitem').last()).toHaveText(goal);
  }
});

test('of each way only the first stop is filled; on a phone its links are as high as a finger, and the chosen chip is marked', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/courses');
  for (const { id, stops } of content.ways.ways) {
    const way = page.locator(`#${id}`);
    await expect(way.locator('.begins')).toHaveText(new RegExp(`^${stops[0]?.title}`));
    const chip = page.locator(`#start a[href="#${id}"]`);
    await chip.click();
    await expect(way.getByRole('heading')).toBeInViewport();
    await expect(chip).toHaveAttribute('aria-current', 'true');
  }
  const heights = await page
    .locator('#start li:has(> a), #start p a')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('on a phone the box is in the hero, the groups begin soon, and a result is one short row', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/courses');
  const first = page.locator('main section:has(li[data-level])').first();
  expect((await first.boundingBox())?.y).toBeLessThanOrEqual(1500);
  await page.locator('.page-hero').getByRole('searchbox').fill('sql joins');
  const rows = page.locator('[data-found-courses] li');
  await expect(rows.first().getByRole('link', { name: /^Module \d+: .*join/i })).toBeVisible();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(96);
});

test('the tiles are in 1, 2, 3 and 4 columns as the screen widens', async ({ page }) => {
  await page.goto('/courses');
  const tiles = page.locator('main section:has(li[data-level])').first().locator('li[data-level]');
  for (const [width, columns] of [
    [639, 1],
    [640, 2],
    [768, 3],
    [1024, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().left),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(columns);
  }
});

function asLink([name, path]: readonly [string, string]) {
  return [name, courseAddress(path)];
}

function linksIn(parts: Locator) {
  return parts
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
}
