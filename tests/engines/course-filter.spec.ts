import { allNames, hasTypedCourses, words } from '../course-filter-page.ts';
import { courseAddress } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const filter: Target = { css: 'search, [role=search]' };
const box: Target = { role: 'searchbox', within: filter };
const level: Target = { role: 'combobox', name: words.level };
const names: Target = { css: 'main li[data-level] h3' };

test.skip(!hasTypedCourses, 'content/ lacks a course that these tests type');

test('the filter finds a course in spite of a slip, "Clear" shows all again, and Back from a course what led there', async ({
  visitor,
}) => {
  await visitor.open('/courses?level=intermediate');
  await visitor.fill(box, 'raect');
  await visitor.expectPath('/courses?level=intermediate&q=raect');
  await visitor.expectTexts(names, ['ReactJS']);
  await visitor.click({ css: `main li[data-level] a[href="${courseAddress('ReactJS')}"]` });
  await visitor.expectPath(courseAddress('ReactJS'));
  await visitor.back();
  await visitor.expectTexts(names, ['ReactJS']);
  const values = (field: Target) =>
    visitor.read(field, (element) => ('value' in element ? element.value : undefined));
  expect([...(await values(box)), ...(await values(level))]).toEqual(['raect', 'intermediate']);
  await visitor.click(button(words.clear));
  await visitor.expectTexts(names, allNames);
});
