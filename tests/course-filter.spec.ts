import { fill } from '../src/content/fill.ts';
import { contactWays } from '../src/layout/contact-ways.ts';
import { academy, catalogue, site } from './content-words.ts';
import { allNames, filterOn, hasTypedCourses, openFilter, words } from './course-filter-page.ts';
import { courseAddress, coursePaths } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.skip(!hasTypedCourses, 'content/ lacks a course that these tests type');

test('names are found as they are typed: with a slip, with signs, with other spaces', async ({
  page,
}) => {
  const filter = await openFilter(page);
  await filter.box.fill('pyhton');
  await expect(filter.names).toHaveText(['Python']);
  for (const [typed, name] of [
    ['c++', 'C++'],
    ['C#', 'C#'],
    ['c sharp', 'C#'],
    ['.net', 'ASP.NET'],
    ['react js', 'ReactJS'],
  ] as const) {
    await filter.box.fill(typed);
    await expect(filter.names.filter({ hasText: 'Photo' }), typed).toHaveCount(0);
    await expect(filter.names.first(), typed).toHaveText(name);
    // Else the next could be answered by what the last has found.
    await filter.box.fill('');
    await expect(filter.names).toHaveText(allNames);
  }
});

test('several words find the courses whose name or syllabus holds all of them; where none does, those that hold some, and it says so', async ({
  page,
}) => {
  const filter = await openFilter(page);
  await filter.box.fill('SQL joins');
  await expect(filter.names.first()).toHaveText('SQL');
  await expect(filter.names.filter({ hasText: 'MySQL' })).toBeVisible();
  await expect(filter.names.filter({ hasText: 'HTML' })).toHaveCount(0);

  await filter.box.fill('python xyzzy');
  await expect(filter.names).toHaveText(['Python']);
  await expect(filter.status).toContainText(words.some);
});

test('level and group narrow the search, and a group that is left empty goes', async ({ page }) => {
  const filter = await openFilter(page);
  const languages = catalogue.groups.find(({ id }) => id === 'language');
  const expected = await page.locator('#language [data-level=beginner] h3').allInnerTexts();
  await filter.level.selectOption(site.syllabus.levels.beginner);
  await filter.group.selectOption(languages?.heading ?? '');
  await expect(filter.names).toHaveText(expected);
  await expect(page.locator('main section:has(li[data-level])').filter({ visible: true })).toHaveId(
    'language',
  );

  await filter.box.fill('python');
  await expect.poll(() => filter.tiles.count()).toBeLessThan(expected.length);
  await expect(filter.names.filter({ hasText: 'Python' })).toBeVisible();
});

test('the query is kept in the address: through a reload, and on the way back from a course', async ({
  page,
}) => {
  const filter = await openFilter(page);
  await filter.box.fill('c++');
  await filter.level.selectOption('beginner');
  await expect(page).toHaveURL('/courses?q=c%2B%2B&level=beginner');
  await expect(filter.status).not.toHaveText(words.searching);
  const found = await filter.names.allInnerTexts();

  await page.reload();
  await expect(filter.box).toHaveValue('c++');
  await expect(filter.level).toHaveValue('beginner');
  await expect(filter.names).toHaveText(found);

  await filter.tiles.getByRole('link', { name: 'C++', exact: true }).click();
  await expect(page).toHaveURL(courseAddress('Cpp'));
  await page.goBack();
  await expect(filter.box).toHaveValue('c++');
  await expect(filter.names).toHaveText(found);
});

test('an address with a query opens with that search done', async ({ page }) => {
  await page.goto('/courses?q=mysql&group=language&level=unknown&from=poster');
  const filter = filterOn(page);
  await expect(filter.box).toHaveValue('mysql');
  await expect(filter.group).toHaveValue('language');
  await expect(filter.names.filter({ hasText: 'MySQL' })).toBeVisible();
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
  await expect(filter.status).toHaveText(fill(words.all, { all }));
  await filter.box.fill('pyhton');
  await expect(filter.status).toHaveText(fill(words.one, { all }));
  await filter.box.fill('java');
  await expect(filter.status).not.toHaveText(fill(words.one, { all }));
  const count = String(await filter.tiles.count());
  const many = fill(words.many, { count, all });
  await expect(filter.status).toHaveText(many);
});

test('where nothing is found it says what to do and whom to ask', async ({ page }) => {
  const filter = await openFilter(page);
  await filter.box.fill('xyzzy');
  await expect(filter.status).toHaveText(words.nothing.heading);
  await expect(filter.tiles).toHaveCount(0);
  await expect(filter.landmark).toContainText(words.nothing.text);
  const message = fill(words.nothing.message, { words: 'xyzzy' });
  for (const { href } of contactWays(academy, { ...words.nothing, message })) {
    await expect(filter.landmark.locator(`a[href="${href}"]`)).toBeVisible();
  }

  await filter.clear.click();
  await expect(filter.names).toHaveText(allNames);
  await expect(filter.box).toBeFocused();
  await expect(filter.box).toHaveValue('');
  await expect(filter.clear).toBeDisabled();
  await expect(page).toHaveURL('/courses');
});

test('everything can be done with the keyboard', async ({ page }) => {
  const filter = await openFilter(page);
  await page.locator('#start').getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(filter.box).toBeFocused();
  await page.keyboard.type('java');
  // Before the island has started, Enter would ask the server.
  await expect(page).toHaveURL('/courses?q=java');
  await expect(filter.names.filter({ hasText: 'Core Java' })).toBeVisible();
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
  await expect(filter.tiles.first().getByRole('link').first()).toBeFocused();

  await filter.box.focus();
  await page.keyboard.press('Escape');
  await expect(filter.names).toHaveText(allNames);
  await expect(filter.level).toHaveValue('');
  await expect(filter.box).toBeFocused();
});

test('a hit outside the title says in which module it is, and leads there', async ({ page }) => {
  const filter = await openFilter(page);
  await filter.box.fill('SQL joins');
  const link = filter.tiles.first().getByRole('link', { name: /^Module \d+: .*join/i });
  await link.click();
  await expect(page).toHaveURL(/\/courses\/SQL#module-/);
  const anchor = decodeURI(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`[id="${anchor}"]`)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('while something is typed, the first result is on the first screen', async ({ page }) => {
    for (const query of ['python', 'joins', 'graphic designer']) {
      const filter = await openFilter(page);
      await filter.box.pressSequentially(query);
      await expect(page.locator('[data-found-courses]'), query).toBeVisible();
      await expect(filter.tiles.first(), query).toBeInViewport({ ratio: 1 });
      await expect(filter.box, query).toBeInViewport({ ratio: 1 });
    }
  });

  test('where nothing is found, the message to the academy is above the keyboard', async ({
    page,
  }) => {
    // What a keyboard of 300 px leaves.
    await page.setViewportSize({ width: 360, height: 480 });
    const filter = await openFilter(page);
    await filter.box.fill('xyzzy');
    await expect(filter.landmark.getByRole('link').first()).toBeInViewport({
      ratio: 1,
    });
    await expect(filter.box).toBeInViewport({ ratio: 1 });
  });
});
