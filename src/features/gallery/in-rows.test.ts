import { expect, test } from 'vitest';
import { inGroups, inRows } from './in-rows.ts';

test('pictures fill rows in their order, and the last row holds the rest', () => {
  expect(inRows(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('no pictures make no rows', () => {
  expect(inRows([], 3)).toEqual([]);
});

test('headings take the rows that they ask for, and the last all that are left', () => {
  const groups = [
    { heading: 'one', rows: 2 },
    { heading: 'two', rows: 1 },
  ];
  expect(inGroups([1, 2, 3, 4], groups)).toEqual([
    { heading: 'one', rows: [1, 2] },
    { heading: 'two', rows: [3, 4] },
  ]);
});

test('a heading for which no rows are left is left out', () => {
  const groups = [
    { heading: 'one', rows: 2 },
    { heading: 'two', rows: 1 },
  ];
  expect(inGroups([1, 2], groups)).toEqual([{ heading: 'one', rows: [1, 2] }]);
});
