import { allNames, words } from '../course-filter-page.ts';
import { test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const filter: Target = { css: 'search, [role=search]' };
const box: Target = { role: 'searchbox', within: filter };
const names: Target = { css: 'main section[id] li b' };

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
