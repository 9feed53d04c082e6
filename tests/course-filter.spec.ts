import type { Locator, Page } from '@playwright/test';
import { academy, catalogue, site } from './content-words.ts';
import { courseAddress, coursePaths, tileGroups } from './product-routes.ts';
import { expect, test } from './site-test.ts';

const words = catalogue.filter;
const allNames = tileGroups.flat().map(([name]) => name);
const isIndex = (url: URL) => url.pathname === '/course-index.json';
const isIslandScript = (url: URL) => /\/astro-island\.[^/]*\.js$/.test(url.pathname);
const isFilterScript = (url: URL) => /\/course-filter\.[^/]*\.js$/.test(url.pathname);
const isReact = (url: URL) => /\/react\.[^/]*\.js$/.test(url.pathname);

test('a typing slip still finds the course', async ({ page }) => {
  const filter = await openFilter(page);
  await filter.box.fill('pyhton');
  await expect(filter.tiles).toHaveText(['Python']);
});

test('several words find the courses whose name or syllabus holds all of them', async ({
  page,
}) => {
  const filter = await openFilter(page);
  await filter.box.fill('SQL joins');
  await expect(filter.tiles.filter({ hasText: /^SQL$/ })).toBeVisible();
  await expect(filter.tiles.filter({ hasText: 'MySQL' })).toBeVisible();
  await expect(filter.tiles.filter({ hasText: 'HTML' })).toHaveCount(0);
});

for (const [typed, name] of [
  ['c++', 'C++'],
  ['C#', 'C#'],
  ['c sharp', 'C#'],
  ['.net', 'ASP.NET'],
  ['react js', 'ReactJS'],
] as const) {
  test(`"${typed}" finds ${name}`, async ({ page }) => {
    const filter = await openFilter(page);
    await filter.box.fill(typed);
    await expect(filter.tiles.filter({ hasText: 'Photo' })).toHaveCount(0);
    await expect(filter.tiles.getByText(name, { exact: true })).toBeVisible();
  });
}

test('level and group narrow the search, and a group that is left empty goes', async ({ page }) => {
  const filter = await openFilter(page);
  const expected = await page.locator('#language [data-level=beginner]').allInnerTexts();
  await filter.level.selectOption(site.syllabus.levels.beginner);
  await filter.group.selectOption(catalogue.groups.language.heading);
  await expect(filter.tiles).toHaveText(expected);
  await expect(page.locator('main section[id]').filter({ visible: true })).toHaveId('language');

  await filter.box.fill('python');
  await expect.poll(() => filter.tiles.count()).toBeLessThan(expected.length);
  await expect(filter.tiles.filter({ hasText: 'Python' })).toBeVisible();
});

test('the query is kept in the address: through a reload, and on the way back from a course', async ({
  page,
}) => {
  const filter = await openFilter(page);
  await filter.box.fill('c++');
  await filter.level.selectOption('beginner');
  await expect(page).toHaveURL('/courses?q=c%2B%2B&level=beginner');
  await expect(filter.status).not.toHaveText(words.searching);
  const found = await filter.tiles.allInnerTexts();

  await page.reload();
  await expect(filter.box).toHaveValue('c++');
  await expect(filter.level).toHaveValue('beginner');
  await expect(filter.tiles).toHaveText(found);

  await page.getByRole('link', { name: 'C++', exact: true }).click();
  await expect(page).toHaveURL(courseAddress('Cpp'));
  await page.goBack();
  await expect(filter.box).toHaveValue('c++');
  await expect(filter.tiles).toHaveText(found);
});

test('an address with a query opens with that search done', async ({ page }) => {
  await page.goto('/courses?q=layers&group=design&level=unknown&from=poster');
  const filter = filterOn(page);
  await expect(filter.box).toHaveValue('layers');
  await expect(filter.group).toHaveValue('design');
  await expect(filter.tiles.filter({ hasText: 'PhotoShop' })).toBeVisible();
  await expect.poll(() => filter.tiles.count()).toBeLessThan(coursePaths.length);
  await filter.clear.click();
  await expect(page).toHaveURL('/courses?from=poster');
});

test('searching adds nothing to the history: Back leads to the page before', async ({ page }) => {
  await page.goto('/about');
  const filter = await openFilter(page);
  await filter.box.pressSequentially('java');
  await expect(page).toHaveURL('/courses?q=java');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('the number of courses found is announced', async ({ page }) => {
  const filter = await openFilter(page);
  const all = String(coursePaths.length);
  await expect(filter.status).toHaveText(words.all.replace('{all}', all));
  await filter.box.fill('pyhton');
  await expect(filter.status).toHaveText(words.one.replace('{all}', all));
  await filter.box.fill('java');
  await expect(filter.status).not.toHaveText(words.one.replace('{all}', all));
  const count = String(await filter.tiles.count());
  const many = words.many.replace('{count}', count).replace('{all}', all);
  await expect(filter.status).toHaveText(many);
});

test('where nothing is found it says what to do and whom to ask', async ({ page }) => {
  const filter = await openFilter(page);
  await filter.box.fill('xyzzy');
  await expect(filter.status).toHaveText(words.nothing.heading);
  await expect(filter.tiles).toHaveCount(0);
  await expect(filter.landmark).toContainText(words.nothing.text);
  await expect(filter.landmark.locator('a[href^="tel:"]')).toBeVisible();
  await expect(filter.landmark.locator(`a[href="mailto:${academy.email}"]`)).toBeVisible();

  await filter.clear.click();
  await expect(filter.tiles).toHaveText(allNames);
  await expect(filter.box).toBeFocused();
  await expect(filter.box).toHaveValue('');
  await expect(filter.clear).toBeDisabled();
  await expect(page).toHaveURL('/courses');
});

test('everything can be done with the keyboard', async ({ page }) => {
  const filter = await openFilter(page);
  await page.getByRole('main').focus();
  await page.keyboard.press('Tab');
  await expect(filter.box).toBeFocused();
  await page.keyboard.type('java');
  // Before the island has started, Enter would ask the server.
  await expect(page).toHaveURL('/courses?q=java');
  await expect(filter.tiles.filter({ hasText: 'Core Java' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/courses?q=java');
  await page.keyboard.press('Tab');
  await expect(filter.level).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/courses?q=java&level=beginner');
  await page.keyboard.press('Tab');
  await expect(filter.group).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filter.clear).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(filter.tiles.first().getByRole('link')).toBeFocused();

  await filter.box.focus();
  await page.keyboard.press('Escape');
  await expect(filter.tiles).toHaveText(allNames);
  await expect(filter.level).toHaveValue('');
  await expect(filter.box).toBeFocused();
});

test('no script is requested before the filter is touched', async ({ page, requests }) => {
  await page.goto('/courses', { waitUntil: 'networkidle' });
  const loaded = () =>
    requests.filter(({ type, url }) => type === 'script' || type === 'fetch' || isIndex(url));
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 2000);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(loaded().map(({ url }) => url.href)).toEqual([]);
  await filterOn(page).box.focus();
  await expect.poll(() => loaded().some(({ url }) => isIndex(url))).toBe(true);
});

test('at the first touch its scripts are asked for together, none waits for another', async ({
  page,
  requests,
}) => {
  const arrive = await holdBack(page, isIslandScript);
  await page.goto('/courses');
  await filterOn(page).box.focus();
  for (const isAsked of [isFilterScript, isReact]) {
    await expect.poll(() => requests.some(({ url }) => isAsked(url))).toBe(true);
  }
  arrive();
  await expect.poll(() => requests.some(({ url }) => isIndex(url))).toBe(true);
});

test('what is typed and chosen before the script has come counts when it comes', async ({
  page,
}) => {
  const arrive = await holdBack(page, isFilterScript);
  const filter = await openFilter(page);
  await filter.box.pressSequentially('pyhton');
  await filter.level.selectOption('beginner');
  await expect(filter.tiles).toHaveText(allNames);
  await filter.box.focus();
  arrive();
  await expect(filter.tiles).toHaveText(['Python']);
  await expect(filter.box).toHaveValue('pyhton');
  await expect(filter.level).toHaveValue('beginner');
  await expect(filter.box).toBeFocused();
  await expect(page).toHaveURL('/courses?q=pyhton&level=beginner');
});

test('while the syllabi are on their way one can type, and the courses follow', async ({
  page,
}) => {
  const arrive = await holdBack(page, isIndex);
  const filter = await openFilter(page);
  await filter.box.pressSequentially('SQL joins');
  await expect(filter.status).toHaveText(words.searching);
  await filter.group.selectOption('language');
  await expect(filter.tiles).toHaveText(tileGroups[1]?.map(([name]) => name) ?? []);
  arrive();
  await expect(filter.tiles.filter({ hasText: 'HTML' })).toHaveCount(0);
  await expect(filter.tiles.filter({ hasText: 'MySQL' })).toBeVisible();
});

test.describe('where something can’t be loaded', () => {
  test.use({ expectedMessages: [/Failed to load resource|Error hydrating/] });

  for (const [fault, answer] of [
    ['is missing', { status: 404, body: 'Not found' }],
    ['is another page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
    ['is no index', { status: 200, contentType: 'application/json', body: '[]' }],
  ] as const) {
    test(`names are searched, and it says so, if the index ${fault}`, async ({ page }) => {
      await page.route(isIndex, (route) => route.fulfill(answer));
      const filter = await openFilter(page);
      await filter.box.fill('pyhton');
      await expect(filter.tiles).toHaveText(['Python']);
      await expect(filter.status).toContainText(words.namesOnly);
    });
  }

  test('the next touch tries again if the script could not be loaded', async ({ page }) => {
    await page.route(isFilterScript, (route) => route.abort());
    const filter = await openFilter(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'));
    await filter.box.pressSequentially('pyhton');
    await failed;
    await page.unroute(isFilterScript);
    await filter.level.focus();
    await expect(filter.tiles).toHaveText(['Python']);
  });

  test('the next touch tries again if the script that starts islands could not be loaded', async ({
    page,
  }) => {
    let failures = 0;
    await page.route(isIslandScript, async (route) => {
      await route.abort();
      failures++;
    });
    const filter = await openFilter(page);
    await filter.box.pressSequentially('pyhton');
    await expect.poll(() => failures, 'it is asked for twice').toBe(2);
    await page.unroute(isIslandScript);
    await filter.level.focus();
    await expect(filter.tiles).toHaveText(['Python']);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue is complete and nothing of the filter shows', async ({ page }) => {
    await page.goto('/courses?q=python');
    const filter = filterOn(page);
    await expect(filter.tiles).toHaveText(allNames);
    await expect(page.locator('search')).toBeHidden();
    await expect(page.getByText(words.box)).toBeHidden();
  });
});

interface Filter {
  readonly landmark: Locator;
  readonly box: Locator;
  readonly level: Locator;
  readonly group: Locator;
  readonly clear: Locator;
  readonly status: Locator;
  /** The tiles that can be seen. */
  readonly tiles: Locator;
}

async function openFilter(page: Page): Promise<Filter> {
  await page.goto('/courses');
  return filterOn(page);
}

function filterOn(page: Page): Filter {
  const landmark = page.getByRole('search', { name: words.label });
  return {
    landmark,
    box: landmark.getByRole('searchbox', { name: words.box }),
    level: landmark.getByRole('combobox', { name: words.level }),
    group: landmark.getByRole('combobox', { name: words.group }),
    clear: landmark.getByRole('button', { name: words.clear }),
    status: landmark.getByRole('status'),
    tiles: page.locator('main section[id]').getByRole('listitem').filter({ visible: true }),
  };
}

/** Requests that match wait until the function that is returned is called. */
async function holdBack(page: Page, matches: (url: URL) => boolean): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(matches, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
