import { expect, test } from 'vitest';
import {
  addressWithQuery,
  emptyQuery,
  isEmptyQuery,
  maxQueryLength,
  queryFromAddress,
} from './course-filter-query.ts';

const choices = {
  levels: [{ value: 'beginner', label: 'Beginner' }],
  groups: [{ value: 'design', label: 'Design tools' }],
};

test('a query comes back from its address as it was', () => {
  const query = { q: 'C++ & C# +1', level: 'beginner', group: 'design' };
  expect(queryFromAddress(addressWithQuery('', query), choices)).toEqual(query);
});

test('a level or group that does not exist asks for nothing', () => {
  expect(queryFromAddress('?level=Beginner&group=constructor', choices)).toEqual(emptyQuery);
});

test('spaces around the words and letters beyond the longest are no part of the query', () => {
  const { q } = queryFromAddress(`?q=++${'x'.repeat(500)}`, choices);
  expect(q).toBe('x'.repeat(maxQueryLength));
});

test('what is empty leaves the address, and other parameters stay', () => {
  const query = { ...emptyQuery, q: ' react ' };
  expect(addressWithQuery('?from=poster&q=old&level=beginner', query)).toBe('?from=poster&q=react');
  expect(addressWithQuery('?q=old', emptyQuery)).toBe('');
});

test('a single space in the box is something to clear', () => {
  expect(isEmptyQuery(emptyQuery)).toBe(true);
  expect(isEmptyQuery({ ...emptyQuery, q: ' ' })).toBe(false);
});
