import type { Locator } from '@playwright/test';
import { catalogue, content } from './content-words.ts';
import { courseAddress, tileGroups } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test('the catalogue shows its three groups of tiles with their names, order, addresses and promises', async ({
  page,
}) => {
  await page.goto('/courses');
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

test('each way is a list of links to its courses in order, of which only the first is filled, and ends with the work; on a phone its links are as high as a finger, and the chosen chip is marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/courses');
  for (const { id, stops, goal } of content.ways.ways) {
    const way = page.locator(`#${id}`);
    const inOrder = stops.map(({ title, path }) => asLink([title, path]));
    expect(await linksIn(way.getByRole('list'))).toEqual(inOrder);
    await expect(way.getByRole('listitem').last()).toHaveText(goal);
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

function asLink([name, path]: readonly [string, string]) {
  return [name, courseAddress(path)];
}

function linksIn(parts: Locator) {
  return parts
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
}
