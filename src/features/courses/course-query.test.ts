import { expect, test } from 'vitest';
import {
  addressWithQuery,
  emptyQuery,
  filterResult,
  maxQueryLength,
  queryFromAddress,
} from './course-query.ts';
import type { CourseSearch } from './course-search.ts';

const choices = {
  levels: [{ value: 'beginner', label: 'Beginner' }],
  groups: [{ value: 'design', label: 'Design tools' }],
};
const html = { path: 'html', level: 'beginner', group: 'language' };
const react = { path: 'ReactJS', level: 'intermediate', group: 'language' };
const autocad = { path: 'Autocad', level: 'beginner', group: 'design' };
const tiles = [html, react, autocad];
const lists = { number: 3, title: 'Lists', id: 'module-lists' };
const find: CourseSearch = () => ({
  courses: [{ path: 'ReactJS', module: lists }, { path: 'html' }],
  holdAll: true,
});

test('a query comes back from its address as it was', () => {
  const query = { q: 'C++ & C# +1', level: 'beginner', group: 'design' };
  expect(queryFromAddress(addressWithQuery('', query), choices)).toEqual(query);
});

test('what does not exist, spaces around the words and letters beyond the longest are no part of it', () => {
  const address = `?level=Beginner&group=constructor&q=++${'x'.repeat(500)}`;
  const expected = { ...emptyQuery, q: 'x'.repeat(maxQueryLength) };
  expect(queryFromAddress(address, choices)).toEqual(expected);
});

test.each([
  ['nothing is asked', {}, find, 'all', tiles],
  ['level and words must both hold', { q: 'web', level: 'beginner' }, find, 'ranked', [html]],
  ['group and words, too', { q: 'web', group: 'design' }, find, 'ranked', []],
  ['words that say nothing leave the order', { q: 'course' }, () => undefined, 'chosen', tiles],
  ['level and group need no index', { level: 'beginner' }, undefined, 'chosen', [html, autocad]],
  ['before one can search, the words don’t count', { q: 'web' }, undefined, 'searching', tiles],
  ['a box that holds no words is as good as empty', { q: ' ?! ' }, undefined, 'chosen', tiles],
])('%s', (_rule, query, search, status, shown) => {
  const result = filterResult(tiles, { ...emptyQuery, ...query }, search);
  expect([result.status, result.tiles]).toEqual([status, shown]);
});

test('words put the tiles into the order of the search, and say in which modules they are', () => {
  expect(filterResult(tiles, { ...emptyQuery, q: 'web' }, find)).toEqual({
    status: 'ranked',
    tiles: [react, html],
    modules: new Map([['ReactJS', lists]]),
    holdAll: true,
  });
});
