import type { Locator } from '@playwright/test';
import { catalogue, content } from './content-words.ts';
import { courseAddress, coursePaths, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';

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
