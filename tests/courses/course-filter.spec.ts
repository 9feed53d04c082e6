import type { Page } from '@playwright/test';
import { fill } from '../../src/fill.ts';
import { about, catalogue, site } from '../support/content-words.ts';
import { coursePaths } from '../support/site-routes.ts';
import { boxOf, expect, holdBack, recordTexts, test } from '../support/site-test.ts';

const words = catalogue.filter;
const { beginner } = site.syllabus.choices.level;
const allNames = catalogue.groups.flatMap(({ courses }) => courses.map(({ tile }) => tile));
const all = allNames.length;
const phone = { width: 360, height: 780 };

const typed = ['Python', 'SQL', 'html', 'Cpp', 'Chash', 'Core_Java'];
const hasTyped = typed.every((path) => coursePaths.includes(path));
test.skip(
  !hasTyped || catalogue.groups.every(({ id }) => id !== 'language'),
  'content/ lacks a course or group that these tests choose',
);

test('a result links to the line of the syllabus that matches the query', async ({ page }) => {
  await page.setViewportSize(phone);
  const filter = await openFilter(page);
  await filter.box.fill('SQL joins');
  await expect(filter.names.first()).toHaveText('SQL');
  await expect(filter.tiles.first()).toBeInViewport({ ratio: 1 });
  // Further rows of lists, such as for an owner's own facet, move the result down.
  const [first, last] = [await boxOf(filter.lists.first()), await boxOf(filter.lists.last())];
  const rows = last.y - first.y;
  await expect
    .poll(async () => (await boxOf(filter.tiles.first())).y)
    .toBeLessThanOrEqual(400 + rows);
  const why = filter.tiles.first().locator('.found-why').getByRole('link');
  await expect(why).toContainText(/join/i);
  await why.click();
  await expect(page).toHaveURL(/\/courses\/SQL#module-/);
  await expect(page.locator(':target')).toBeVisible();
});

test('on a phone, typing does not move the form', async ({ page }) => {
  await page.setViewportSize(phone);
  const filter = await openFilter(page);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await filter.box.click();
  const { y } = await boxOf(filter.box);
  for (const letter of ['p', 'y', 'z', 'z']) {
    await page.keyboard.type(letter);
    await expect(filter.status).not.toHaveText(words.searching);
    expect((await boxOf(filter.box)).y, letter).toBe(y);
  }
});

test('a question about the courses has its answer as the best match', async ({ page }) => {
  const asked = about.questions.items.find(({ searchedBy }) => searchedBy?.length);
  test.skip(!asked, 'content/ has no question that is searched for');
  const filter = await openFilter(page);
  await filter.box.fill(asked?.searchedBy?.[0] ?? '');
  await expect(filter.names.first()).toHaveText(asked?.question ?? '');
  await expect(filter.tiles.first()).toContainText(asked?.answer[0] ?? '');
  await expect(filter.status).toHaveText(`${words.lead}: ${asked?.question}`);
  await filter.names.first().click();
  await expect(page.locator('details[open]')).toContainText(asked?.answer[0] ?? '');
});

test('typing is announced and written into the address only after a pause', async ({ page }) => {
  const filter = await openFilter(page);
  await filter.box.fill('sql');
  await expect(filter.names.first()).toHaveText('SQL');
  await expect(async () => {
    const found = await filter.tiles.count();
    await expect(filter.status).toHaveText(fill(words.many, { count: found, all }), { timeout: 1 });
  }).toPass();
  const said = await recordTexts(filter.status);
  const written = await page.evaluateHandle(() => {
    const addresses: string[] = [];
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      addresses.push(String(url));
      replaceState(state, unused, url);
    };
    return addresses;
  });
  await filter.box.pressSequentially(' joins', { delay: 80 });
  await expect(page).toHaveURL('/courses?q=sql+joins');
  const count = await filter.tiles.count();
  await expect(filter.status).toHaveText(fill(words.many, { count, all }));
  expect(await said.jsonValue()).toEqual([fill(words.many, { count, all })]);
  expect(await written.jsonValue()).toEqual(['/courses?q=sql+joins']);
  expect(await filter.status.evaluate(({ childNodes }) => childNodes.length)).toBe(1);
});

test('choosing a level and a group narrows the catalogue', async ({ page }) => {
  const filter = await openFilter(page);
  const language = catalogue.groups.find(({ id }) => id === 'language')?.courses ?? [];
  const expected = language.filter(({ level }) => level === 'beginner');
  await filter.level.selectOption(beginner);
  await filter.group.selectOption('language');
  await expect(filter.names).toHaveText(expected.map(({ tile }) => tile));
  const groups = page.locator('main section:has(.course-tile)').filter({ visible: true });
  await expect(groups).toHaveId('language');
});

test('the filter shows options of 12 letters in full, even with 2 more lists', async ({ page }) => {
  const { lists } = await openFilter(page);
  for (const added of [0, 1, 2]) {
    for (const width of [360, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const rooms = await lists.evaluateAll((all) =>
        all.map((list) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(list);
          const context = document.createElement('canvas').getContext('2d');
          if (context) context.font = font;
          const needed = context?.measureText('Any language').width ?? Infinity;
          return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - needed;
        }),
      );
      expect(Math.min(...rooms), `${width} px, ${added} lists added`).toBeGreaterThanOrEqual(0);
    }
    await lists.last().evaluate((list) => {
      const facet = list.closest('.filter-facet');
      facet?.after(facet.cloneNode(true));
    });
  }
});

test('the query is kept in the address but not in the history', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/courses?level=beginner&group=unknown&from=poster');
  const filter = filterOn(page);
  await filter.box.fill(' c++ ');
  await expect(page).toHaveURL('/courses?level=beginner&from=poster&q=c%2B%2B');
  await expect(filter.names.first()).toHaveText('C++');
  const found = await filter.names.allInnerTexts();
  // The filter's script must keep Enter from sending the form to the server.
  await filter.box.press('Enter');
  await expect(page).toHaveURL('/courses?level=beginner&from=poster&q=c%2B%2B');
  await page.reload();
  await expect(filter.box).toHaveValue('c++');
  await expect(filter.level).toHaveValue('beginner');
  await expect(filter.names).toHaveText(found);
  await filter.clear.click();
  await expect(page).toHaveURL('/courses?from=poster');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('if nothing is found, box and advice fit above a phone’s keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  const filter = await openFilter(page);
  // A phone shows 480 px above its keyboard. If the filter's lists need further rows, the window is that much higher.
  const first = await boxOf(filter.lists.first());
  const furtherRows = Math.ceil((await boxOf(filter.lists.last())).y - first.y);
  await page.setViewportSize({ ...phone, height: 480 + furtherRows });
  // A font that arrives later would move the box and the advice.
  await page.evaluate(() => document.fonts.ready);
  await filter.level.selectOption(beginner);
  await filter.box.fill('xyzzy');
  await expect(filter.status).toHaveText(words.nothing.heading);
  await expect(filter.names).toHaveCount(0);
  for (const seen of [filter.box, filter.tiles.getByRole('link').first()]) {
    await expect(seen).toBeInViewport({ ratio: 1 });
  }
});

test('"Clear" and Escape show all courses again', async ({ page }) => {
  const filter = await openFilter(page);
  for (const clear of [() => filter.clear.click(), () => page.keyboard.press('Escape')]) {
    await filter.level.selectOption(beginner);
    await filter.box.fill('xyzzy');
    await expect(filter.names).toHaveCount(0);
    await clear();
    await expect(filter.names).toHaveText(allNames);
    await expect(filter.box).toBeFocused();
    await expect(filter.clear).toBeDisabled();
  }
});

test('words typed before the script has loaded are searched for afterwards', async ({ page }) => {
  await page.setViewportSize(phone);
  const bringScript = await holdBack(page, /\/course-catalogue\.[^/]*\.js$/);
  const bringTexts = await holdBack(page, /\/course-texts\.json$/);
  const filter = await openFilter(page);
  await filter.box.pressSequentially('SQL joins');
  await filter.level.selectOption('beginner');
  await expect(filter.names).toHaveText(allNames);
  bringScript();
  await expect(page).toHaveURL('/courses?q=SQL+joins&level=beginner');
  await expect(filter.status).toHaveText(words.searching);
  bringTexts();
  await expect(filter.names.first()).toHaveText('SQL');
  // The form is at the top, so that results fit above a phone's keyboard.
  expect((await boxOf(filter.box)).y).toBeLessThan(150);
});

test('a course is found by its name before the syllabi have loaded', async ({ page }) => {
  const bringTexts = await holdBack(page, /\/course-texts\.json$/);
  const filter = await openFilter(page);
  await filter.box.fill('sql');
  await expect(filter.names.first()).toHaveText('SQL');
  const count = await filter.names.count();
  await filter.box.fill('sql joins');
  await expect(filter.status).toHaveText(words.searching);
  bringTexts();
  await expect(filter.status).not.toHaveText(words.searching);
  await filter.box.fill('sql');
  await expect.poll(() => filter.names.count()).toBeGreaterThan(count);
});

test('the filter works in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(call, timeout, { didTimeout: true, timeRemaining: () => 0 });
  });
  const filter = await openFilter(page);
  await filter.box.fill('SQL joins');
  await expect(filter.names.first()).toHaveText('SQL');
});

test.describe('if something can’t be loaded', () => {
  test.use({ expectedMessages: [/Failed to load resource|Error hydrating/] });

  test('if no script arrives, the filter says so', async ({ page }) => {
    // The island asks a second time, as `….js?astro-retry=…`.
    const scripts = /\.js(\?|$)/;
    await page.route(scripts, (route) => route.abort());
    const filter = await openFilter(page);
    await expect(filter.status).toHaveText(words.missing);
    await filter.box.fill('sql joins');
    await page.unroute(scripts);
    await filter.box.press('Enter');
    await expect(page).toHaveURL('/courses?q=sql+joins');
    await expect(filter.names.filter({ hasText: 'HTML' })).toHaveCount(0);
  });
});

async function openFilter(page: Page) {
  await page.goto('/courses');
  return filterOn(page);
}

function filterOn(page: Page) {
  // Home links to `/courses#all`, so what a search finds must be there too.
  const tiles = page.locator('#all .course-tile').filter({ visible: true });
  const landmark = page.getByRole('search', { name: words.label });
  return {
    landmark,
    box: landmark.getByRole('searchbox', { name: words.box }),
    lists: landmark.getByRole('combobox'),
    level: landmark.getByRole('combobox', { name: words.facets.level.label }),
    group: landmark.getByRole('combobox', { name: words.facets.group.label }),
    clear: landmark.getByRole('button', { name: words.clear }),
    status: landmark.getByRole('status'),
    tiles,
    names: tiles.getByRole('heading'),
  };
}
