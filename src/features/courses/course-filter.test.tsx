import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contentWith } from '../../content/testing/spoilt-content.ts';
import { fill } from '../../fill.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import { catalogueContent } from './catalogue-content.ts';
import { Advice, CourseFilter, resultSentence } from './course-filter.tsx';
import { FoundCourses } from './found-courses.tsx';
import { type CourseQuery, emptyQuery, type FilterResult } from './course-query.ts';
import type { Searched } from './use-course-search.ts';

const content = contentWith();
const shown = catalogueContent(content);
const { words, contact, facets } = shown;
const all = 29;
const empty = { tiles: [], leads: [] };

test('even before scripts run, the form has a box for words, and a list for each facet', () => {
  const html = renderToStaticMarkup(
    <CourseFilter
      {...shown}
      form={null}
      query={emptyQuery}
      result={{ status: 'all', ...empty }}
      total={all}
      searched="so far"
      onAsk={doNothing}
      keep={doNothing}
      load={doNothing}
    />,
  );
  expect(html).toMatch(/<input[^>]* name="q"/);
  for (const { name, any, choices } of facets) {
    const [, list = ''] = new RegExp(`name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
    const options = [...list.matchAll(/<option[^>]*>([^<]*)/g)].map(([, option]) => option);
    expect(options).toEqual([any, ...choices.map(({ label }) => label)]);
  }
});

const ranked = (count: number, holdAll = true, isNamed = true): FilterResult<string> => ({
  status: 'ranked',
  tiles: Array.from({ length: count }, () => 'course'),
  found: new Map([['course', { path: 'course', isNamed }]]),
  holdAll,
  leads: [],
});
const answer = { label: 'Internship', to: '/internShips', text: 'Online.' };

test.each<[string, FilterResult<string>, Searched, string]>([
  ['a form without a query', { status: 'all', ...empty }, 'syllabi', fill(words.all, { all })],
  ['a search that waits for syllabi', { status: 'searching', ...empty }, 'so far', words.searching],
  ['a query that finds several courses', ranked(7), 'syllabi', fill(words.many, { count: 7, all })],
  [
    'a query that names no course',
    { ...empty, status: 'unnamed', tiles: ['course'] },
    'syllabi',
    words.unnamed,
  ],
  ['a query that finds one course', ranked(1), 'syllabi', fill(words.one, { all })],
  ['a query that finds no course', ranked(0), 'syllabi', words.nothing.heading],
  [
    'a query that names a course by only some of its words',
    ranked(1, false),
    'syllabi',
    `${words.some} ${fill(words.one, { all })}`,
  ],
  [
    'a query of which syllabi mention only some words',
    ranked(1, false, false),
    'syllabi',
    `${words.nothing.heading}. ${words.mentioned}: ${fill(words.one, { all })}`,
  ],
  [
    'a query that a page answers and some syllabi mention',
    { ...ranked(1, true, false), leads: [answer] },
    'syllabi',
    '',
  ],
  [
    'a query with a word that neither a page nor a course answers',
    { ...ranked(0, false, false), leads: [answer] },
    'syllabi',
    words.nothing.heading,
  ],
  ['a search that has only names so far', ranked(1), 'so far', words.searching],
  [
    'a search in names alone',
    ranked(1),
    'names',
    `${fill(words.one, { all })}. ${words.namesOnly}`,
  ],
])('the sentence about the result fits %s', (_, result, searched, sentence) => {
  expect(resultSentence(words, result, all, searched)).toBe(sentence);
});

test('if no course is found, the prepared message to the academy contains the query', () => {
  const chosen = { level: 'beginner' };
  const label = content.site.syllabus.choices.level.beginner;
  const html = advice(ranked(0), { q: 'xyzzy', chosen });
  expect(html).toContain(words.nothing.text);
  const message = fill(words.nothing.message, { words: `xyzzy, ${label}` });
  for (const { href } of contactLinks(contact, { ...words.nothing, message })) {
    expect(html).toContain(`href="${href.replaceAll('&', '&amp;')}"`);
  }
});

test.each<[string, FilterResult<string>]>([
  ['a course is found', ranked(1)],
  ['a page answers the query', { ...ranked(0), leads: [answer] }],
  ['the search waits for the syllabi', { status: 'searching', ...empty }],
  ['the form is empty', { status: 'all', ...empty }],
])('the form gives no advice if %s', (_, result) => {
  expect(advice(result, emptyQuery)).toBe('');
});

test.each([
  ['comes after the courses that it names', true],
  ['comes before courses that only mention its words', false],
])('a page that answers the query %s', (_, isNamed) => {
  const [tile] = shown.groups.flatMap(({ tiles }) => tiles);
  if (!tile) throw new Error('The catalogue is empty.');
  const result = {
    ...empty,
    status: 'ranked' as const,
    tiles: [tile],
    found: new Map([[tile.path, { path: tile.path, isNamed }]]),
    holdAll: true,
    leads: [answer],
  };
  const html = renderToStaticMarkup(<FoundCourses words={words} result={result} />);
  const names = Array.from(html.matchAll(/<a href="[^"]*">([^<]*)/g), ([, name]) => name);
  expect(names).toEqual(isNamed ? [tile.name, answer.label] : [answer.label, tile.name]);
  expect(html).toContain(answer.text);
});

function advice(result: FilterResult<string>, query: CourseQuery): string {
  return renderToStaticMarkup(<Advice {...shown} query={query} result={result} />);
}

function doNothing(): void {
  // A page before scripts run has no events.
}
