import type { Page } from '@playwright/test';
import { levels } from '../src/content/schemas/course.ts';
import { catalogue, site } from './content-words.ts';
import { courseAddress, coursePaths, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test('the catalogue shows its three groups of tiles with their names, order and addresses', async ({
  page,
}) => {
  await page.goto('/courses');
  const groups = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('list') });
  await expect(groups).toHaveCount(tileGroups.length);
  for (const [index, tiles] of tileGroups.entries()) {
    const links = groups.nth(index).getByRole('listitem').getByRole('link');
    await expect(links.locator('b')).toHaveText(tiles.map(([name]) => name));
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(tiles.map(([, path]) => courseAddress(path)));
  }
});

test('the hero says how many courses there are', async ({ page }) => {
  await page.goto('/courses');
  const figure = page.locator('.bracketed-figure');
  await expect(figure.locator('text')).toHaveText(String(coursePaths.length));
  await expect(figure).toContainText(`${coursePaths.length} ${catalogue.hero.count}`);
});

test('the tiles are in 1, 2, 3 and 4 columns as the screen widens', async ({ page }) => {
  await page.goto('/courses');
  for (const [width, columns] of [
    [600, 1],
    [639, 1],
    [640, 2],
    [700, 2],
    [767, 2],
    [768, 3],
    [900, 3],
    [1023, 3],
    [1024, 4],
    [1100, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await tileColumns(page), `columns at ${width} px`).toBe(columns);
  }
});

test('each tile says the level of its course, after its name', async ({ page }) => {
  await page.goto('/courses');
  const tiles = page.locator('main li[data-level]');
  await expect(tiles).toHaveCount(coursePaths.length);
  for (const level of levels) {
    const words = await tiles.and(page.locator(`[data-level=${level}]`)).allInnerTexts();
    for (const text of words)
      expect(text).toMatch(new RegExp(`\\s${site.syllabus.levels[level]}$`));
  }
});

test('a tile leads to its syllabus, also where the address holds a space', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: /^Javascript / }).click();
  await expect(page).toHaveURL(courseAddress('Java Script'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

function tileColumns(page: Page): Promise<number> {
  return page
    .locator('main section:has(li) >> nth=0')
    .getByRole('listitem')
    .evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getBoundingClientRect().left)).size);
}
