import { expect, test } from 'vitest';
import { inRows } from './in-rows.ts';

test('pictures fill rows in their order, and the last row holds the rest', () => {
  expect(inRows(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('no pictures make no rows', () => {
  expect(inRows([], 3)).toEqual([]);
});
