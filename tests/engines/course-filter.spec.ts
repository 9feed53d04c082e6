import { allNames, hasTypedCourses, words } from '../course-filter-page.ts';
import { courseAddress } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const filter: Target = { css: 'search, [role=search]' };
const box: Target = { role: 'searchbox', within: filter };
const level: Target = { role: 'combobox', name: words.level };
const names: Target = { css: 'main li[data-level] h3' };

test.skip(!hasTypedCourses, 'content/ lacks a course that these tests type');

test('the filter finds a course in spite of a typing slip, and "Clear" shows all again', async ({
  visitor,
}) => {
  await visitor.open('/courses');
  await visitor.expectTexts(names, allNames);
  await visitor.fill(box, 'pyhton');
  await visitor.expectTexts(names, ['Python']);
  await visitor.expectPath('/courses?q=pyhton');
  await visitor.click(button(words.clear));
  await visitor.expectTexts(names, allNames);
});

test('Back from a course shows the query that led there: its words, its level, its courses', async ({
  visitor,
}) => {
  const values = (field: Target) =>
    visitor.read(field, (element) => ('value' in element ? element.value : undefined));
  for (const query of ['?level=intermediate', '?q=react&level=intermediate']) {
    await visitor.open(`/courses${query}`);
    await expect.poll(() => values(level)).toEqual(['intermediate']);
    const count = async () => (await visitor.texts(names)).length;
    await expect.poll(count).toBeLessThan(allNames.length);
    // The level counts at once, and the words when the syllabi have come.
    const said = { role: 'status', within: filter };
    await expect
      .poll(async () => (await visitor.texts(said)).join(), { timeout: 20_000 })
      .not.toContain(words.searching);
    const found = await visitor.texts(names);
    await visitor.click({ css: `main li[data-level] a[href="${courseAddress('ReactJS')}"]` });
    await visitor.expectPath(courseAddress('ReactJS'));
    await visitor.back();
    await visitor.expectPath(`/courses${query}`);
    await visitor.expectTexts(names, found);
    expect(await values(level)).toEqual(['intermediate']);
    expect(await values(box)).toEqual([query.includes('q=') ? 'react' : '']);
  }
});
