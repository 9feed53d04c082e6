import { expect, test } from 'vitest';
import { emptyQuery } from './course-filter-query.ts';
import { filterResult } from './course-filter-result.ts';

const html = { path: 'html', level: 'beginner', group: 'language' };
const react = { path: 'ReactJS', level: 'intermediate', group: 'language' };
const autocad = { path: 'Autocad', level: 'beginner', group: 'design' };
const tiles = [html, react, autocad];
const lists = { number: 3, title: 'Lists', id: 'module-lists' };
const findsReactAndHtml = () => ({
  courses: [{ path: 'ReactJS', module: lists }, { path: 'html' }],
  holdAll: true,
});

test('an empty query shows all', () => {
  expect(filterResult(tiles, emptyQuery, undefined)).toEqual({ status: 'all', tiles });
});

test('level, group and words must all hold', () => {
  const query = { q: 'web', level: 'beginner', group: 'language' };
  expect(filterResult(tiles, query, findsReactAndHtml).tiles).toEqual([html]);
});

test('words put the tiles into the order of the search, and say in which modules they are', () => {
  const query = { ...emptyQuery, q: 'web' };
  expect(filterResult(tiles, query, findsReactAndHtml)).toEqual({
    status: 'ranked',
    tiles: [react, html],
    modules: new Map([['ReactJS', lists]]),
    holdAll: true,
  });
});

test('words that say nothing of a course leave the order', () => {
  const result = filterResult(tiles, { ...emptyQuery, q: 'course' }, () => undefined);
  expect(result).toEqual({ status: 'chosen', tiles });
});

test('level and group need no index', () => {
  const query = { ...emptyQuery, level: 'beginner' };
  const result = filterResult(tiles, query, undefined);
  expect(result).toEqual({ status: 'chosen', tiles: [html, autocad] });
});

test('before the visitor can search, the words don’t count and it is no result', () => {
  const query = { ...emptyQuery, q: 'web', group: 'design' };
  const result = filterResult(tiles, query, undefined);
  expect(result).toEqual({ status: 'searching', tiles: [autocad] });
});

test('a box that holds no words is as good as empty', () => {
  const result = filterResult(tiles, { ...emptyQuery, q: ' ?! ' }, undefined);
  expect(result).toEqual({ status: 'chosen', tiles });
});
