import { expect, test } from 'vitest';
import {
  addressWithQuery,
  askedFor,
  emptyQuery,
  type Facet,
  filterResult,
  maxQueryLength,
  queryFromAddress,
} from './course-query.ts';
import type { CourseSearch } from './course-search.ts';

const facets: Facet[] = [
  {
    name: 'level',
    label: 'Starts at',
    any: 'Any',
    choices: [{ value: 'beginner', label: 'Beginner' }],
  },
  {
    name: 'group',
    label: 'Group',
    any: 'All',
    choices: [{ value: 'design', label: 'Design tools' }],
  },
];
const html = { path: 'html', facets: { level: 'beginner', group: 'language' } };
const react = { path: 'ReactJS', facets: { level: 'intermediate', group: 'language' } };
const autocad = { path: 'Autocad', facets: { level: 'beginner', group: 'design' } };
const tiles = [html, react, autocad];
const lists = { kind: 'line', number: 3, text: 'Lists', id: 'module-lists' } as const;
const internship = { label: 'Internship', to: '/internShips' };
const courses = [
  { path: 'ReactJS', isNamed: false, why: lists },
  { path: 'html', isNamed: false },
];
const beginner = { level: 'beginner' };
const find: CourseSearch = () => ({ courses, holdAll: true, leads: [internship] });
const findNothing: CourseSearch = (words) => ({ ...find(words), courses: undefined, leads: [] });

test('a query that was written into the address is read back unchanged', () => {
  const query = { q: 'C++ & C# +1', chosen: { level: 'beginner', group: 'design' } };
  expect(queryFromAddress(addressWithQuery('', query, facets), facets)).toEqual(query);
  expect(askedFor(query, facets)).toBe('C++ & C# +1, Beginner, Design tools');
});

test('a parameter that is not part of a query, such as `from`, stays in the address', () => {
  const address = '?from=poster&q=a&level=beginner';
  expect(addressWithQuery(address, emptyQuery, facets)).toBe('?from=poster');
});

test('a query ignores unknown values, spaces around the words, and letters beyond the limit', () => {
  const address = `?level=Beginner&group=constructor&q=++${'x'.repeat(500)}`;
  const expected = { ...emptyQuery, q: 'x'.repeat(maxQueryLength) };
  expect(queryFromAddress(address, facets)).toEqual(expected);
});

test.each([
  ['an empty query shows all tiles', '', {}, find, 'all', tiles],
  ['a tile must match the level and the words', 'web', beginner, find, 'ranked', [html]],
  ['words that describe no course hide no tile', 'course', {}, findNothing, 'unnamed', tiles],
  [
    'a chosen level filters the tiles even before the search is ready',
    '',
    beginner,
    undefined,
    'chosen',
    [html, autocad],
  ],
  ['until the search is ready, words are ignored', 'web', {}, undefined, 'searching', tiles],
  ['a box with only punctuation is treated as empty', ' ?! ', {}, undefined, 'chosen', tiles],
])('%s', (_rule, q, chosen, search, status, shown) => {
  const result = filterResult(tiles, { q, chosen }, search);
  expect([result.status, result.tiles]).toEqual([status, shown]);
});

test('searched words sort the tiles by relevance and give each tile a reason', () => {
  expect(filterResult(tiles, { ...emptyQuery, q: 'web' }, find)).toEqual({
    status: 'ranked',
    tiles: [react, html],
    found: new Map(courses.map((course) => [course.path, course])),
    holdAll: true,
    leads: [internship],
  });
});

test('if only a link answers the words, no tile is shown', () => {
  const answer: CourseSearch = (words) => ({ ...find(words), courses: [] });
  const { tiles: shown, leads } = filterResult(tiles, { ...emptyQuery, q: 'internship' }, answer);
  expect([shown, leads]).toEqual([[], [internship]]);
});
