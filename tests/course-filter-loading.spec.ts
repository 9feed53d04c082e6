import { hasTypedCourses, allNames, filterOn, openFilter, words } from './course-filter-page.ts';
import { catalogue } from './content-words.ts';
import { holdBack, isScript } from './held-requests.ts';
import { expect, test } from './site-test.ts';

const isIndex = (url: URL) => url.pathname === '/course-index.json';
const namesOfLanguages =
  catalogue.groups.find(({ id }) => id === 'language')?.tiles.map(({ name }) => name) ?? [];
const isFilterScript = isScript('course-filter');

test.skip(!hasTypedCourses, 'content/ lacks a course that these tests type');

test('the words of the syllabi are requested when something is typed', async ({
  page,
  requests,
}) => {
  await page.goto('/courses', { waitUntil: 'networkidle' });
  const isRequested = () => requests.some(({ url }) => isIndex(url));
  await filterOn(page).box.focus();
  expect(isRequested()).toBe(false);
  await filterOn(page).box.fill('p');
  await expect.poll(isRequested).toBe(true);
});

test('what is typed and chosen before the script has come counts when it comes', async ({
  page,
}) => {
  const arrive = await holdBack(page, isFilterScript);
  const filter = await openFilter(page);
  await filter.box.pressSequentially('pyhton');
  await filter.level.selectOption('beginner');
  await expect(filter.names).toHaveText(allNames);
  await filter.box.focus();
  arrive();
  await expect(filter.names).toHaveText(['Python']);
  await expect(filter.box).toHaveValue('pyhton');
  await expect(filter.level).toHaveValue('beginner');
  await expect(filter.box).toBeFocused();
  await expect(page).toHaveURL('/courses?q=pyhton&level=beginner');
});

test('while the syllabi are on their way the visitor can type, and the courses follow', async ({
  page,
}) => {
  const arrive = await holdBack(page, isIndex);
  const filter = await openFilter(page);
  await filter.box.pressSequentially('SQL joins');
  await expect(filter.status).toHaveText(words.searching);
  await filter.group.selectOption('language');
  await expect(filter.names).toHaveText(namesOfLanguages);
  arrive();
  await expect(filter.names.filter({ hasText: 'HTML' })).toHaveCount(0);
  await expect(filter.names.filter({ hasText: 'MySQL' })).toBeVisible();
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
      await expect(filter.names).toHaveText(['Python']);
      await expect(filter.status).toContainText(words.namesOnly);
    });
  }

  test('if the index could not be loaded, the next search tries again', async ({ page }) => {
    await page.route(isIndex, (route) => route.abort());
    const filter = await openFilter(page);
    await filter.box.fill('SQL joins');
    await expect(filter.status).toContainText(words.namesOnly);
    await page.unroute(isIndex);
    await filter.box.press('Enter');
    await expect(filter.status).not.toContainText(words.namesOnly);
    await expect(filter.names.filter({ hasText: 'MySQL' })).toBeVisible();
  });

  test('if no script arrives, it says so, and Enter asks for the page again', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    const filter = await openFilter(page);
    await expect(filter.status).toHaveText(words.missing);
    await filter.box.fill('sql joins');
    await expect(filter.names).toHaveText(allNames);
    await page.unroute('**/*.js');
    await filter.box.press('Enter');
    await expect(page).toHaveURL('/courses?q=sql+joins');
    await expect(filter.names.filter({ hasText: 'HTML' })).toHaveCount(0);
    await expect(filter.names.filter({ hasText: 'MySQL' })).toBeVisible();
    await expect(filter.box).toHaveValue('sql joins');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue is complete and nothing of the filter shows', async ({ page }) => {
    await page.goto('/courses?q=python');
    const filter = filterOn(page);
    await expect(filter.names).toHaveText(allNames);
    await expect(page.locator('search')).toBeHidden();
    await expect(page.getByText(words.box)).toBeHidden();
  });
});
