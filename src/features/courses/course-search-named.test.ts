import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from '../../content/load-content.ts';
import { courseNames, courseTexts } from './course-index.ts';
import { courseSearch, withTexts } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

// The test reads the academy's real content, since each real course must be found by its name.

const { content } = await loadContent(join(import.meta.dirname, '../../../content'));
if (!content) throw new Error('The content has faults; `npm run check` names them.');
const index = withTexts(courseNames(content), courseTexts(content));
const search = await courseSearch(index);

const everydayWords = `
  pune mumbai delhi nagpur nashik bangalore hyderabad kolhapur satara wakad online offline near nearby fees fee price cost
  emi pdf notes book books syllabus tutorial video download free demo interview questions answers placement job jobs salary
  fresher exam test project projects certificate certification internship diploma degree training class classes institute
  coaching academy teacher batch weekend evening duration months hindi marathi english beginner basic advanced best top
  latest 2026 12th bca mca engineering commerce student housewife
`
  .trim()
  .split(/\s+/);

test('a search for a course’s name and an everyday word shows that course first', () => {
  const hidden = index.courses.flatMap(({ path, names: [name = ''] }) =>
    everydayWords
      .map((word, at) => (at % 2 === 0 ? `${name} ${word}` : `${word} ${name}`))
      .filter((query) => !isFirst(path, name, query)),
  );
  expect(hidden).toEqual([]);
});

/** Whether the course at `path` comes first, or only after courses that also have all words of `name`. */
function isFirst(path: string, name: string, query: string): boolean {
  const found = search(searchWords(query)).courses ?? [];
  const place = found.findIndex((course) => course.path === path);
  const before = found.slice(0, Math.max(place, 0));
  return place !== -1 && before.every((course) => holdsName(course.path, name));
}

function holdsName(path: string, name: string): boolean {
  const names = index.courses.find((course) => course.path === path)?.names ?? [];
  const words = new Set(names.flatMap(searchWords));
  return searchWords(name).every((word) => words.has(word));
}
