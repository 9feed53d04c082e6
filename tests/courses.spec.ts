import { fill } from '../src/content/fill.ts';
import type { Page } from '@playwright/test';
import { catalogue, content, site } from './content-words.ts';
import { anyCourse, courseAddress, coursePaths, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test('the catalogue shows its three groups of tiles with their names, order and addresses', async ({
  page,
}) => {
  await page.goto('/courses');
  const groups = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('li[data-level]') });
  await expect(groups).toHaveCount(tileGroups.length);
  for (const [index, tiles] of tileGroups.entries()) {
    const links = groups.nth(index).getByRole('listitem').getByRole('link');
    await expect(links).toHaveText(tiles.map(([name]) => name));
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

test('each way is a list of links to its courses in order, and ends with the work', async ({
  page,
}) => {
  await page.goto('/courses');
  for (const way of content.ways.ways) {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: way.from, exact: true }) });
    const stops = row.getByRole('list').getByRole('listitem');
    const links = stops.getByRole('link');
    await expect(links).toHaveText(way.stops.map(({ title }) => title));
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses).toEqual(way.stops.map(({ path }) => courseAddress(path)));
    await expect(stops.last()).toHaveText(way.goal);
    for (const link of way.otherwise.flat().filter((part) => typeof part === 'object')) {
      await expect(row.getByRole('link', { name: link.title, exact: true }).first()).toBeVisible();
    }
  }
});

test('on a phone a way is one vertical line, and a link leads to each', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses');
  const way = content.ways.ways[2];
  const row = page.locator(`#${way?.id}`);
  await page
    .locator('#start')
    .getByRole('link', { name: way?.from ?? '', exact: true })
    .click();
  await expect(row.getByRole('heading')).toBeInViewport();
  const left = await row
    .locator('ol > li')
    .evaluateAll((stops) => new Set(stops.map((stop) => stop.getBoundingClientRect().left)).size);
  expect(left).toBe(1);
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

test('each tile says what one can do after the course and how much it holds', async ({ page }) => {
  await page.goto('/courses');
  const { modules } = catalogue.tile;
  for (const { name, course } of content.catalogue.groups.flatMap(({ tiles }) => tiles)) {
    const tile = page
      .locator('main li[data-level]')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(tile).toContainText(course.promise ?? '');
    await expect(tile).toContainText(`${course.modules.length} ${modules.many}`);
  }
});

test('a tile says where the course starts only where most of its group start elsewhere', async ({
  page,
}) => {
  await page.goto('/courses');
  for (const { id, tiles } of content.catalogue.groups) {
    const beginners = tiles.filter(({ course }) => course.level === 'beginner').length;
    const usual = beginners > tiles.length / 2 ? 'beginner' : 'none';
    for (const { name, course } of tiles) {
      const tile = page
        .locator(`#${id} li[data-level]`)
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      const text = fill(catalogue.tile.level, { level: site.syllabus.levels[course.level] });
      await expect(tile.getByText(text)).toHaveCount(course.level === usual ? 0 : 1);
    }
  }
});

test('the filter offers no level that no course has', async ({ page }) => {
  await page.goto('/courses');
  const offered = page.getByRole('combobox', { name: catalogue.filter.level }).locator('option');
  const values = await offered.evaluateAll((all) =>
    all.map((option) => option.getAttribute('value')),
  );
  const levels = new Set(content.courses.map(({ level }) => level));
  expect(new Set(values)).toEqual(new Set(['', ...levels]));
});

test('a tile leads to its syllabus, also where the address holds a space', async ({ page }) => {
  await page.goto('/courses');
  await page.locator(`main li[data-level] a[href="${anyCourse}"]`).click();
  await expect(page).toHaveURL(anyCourse);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

function tileColumns(page: Page): Promise<number> {
  return page
    .locator('main section[id]:has(li[data-level]) >> nth=0')
    .locator('li[data-level]')
    .evaluateAll((tiles) => new Set(tiles.map((tile) => tile.getBoundingClientRect().left)).size);
}
