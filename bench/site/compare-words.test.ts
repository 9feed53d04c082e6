import { expect, test } from 'vitest';
import { firstDifference } from './compare-words.ts';

test('equal words do not differ', () => {
  expect(firstDifference(['a', 'b'], ['a', 'b'])).toBeUndefined();
});

test('the first words that differ are named with their place', () => {
  expect(firstDifference(['a', 'b', 'c'], ['a', 'x'])).toBe('"b c" against "x", at word 2');
});

test('words that one of the two lacks at its end differ', () => {
  expect(firstDifference(['a'], ['a', 'b'])).toBe('"" against "b", at word 2');
});
