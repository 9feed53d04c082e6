import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median is the middle value by size, whatever the order', () => {
  expect(median([10, 9, 100])).toBe(10);
});

test('of an even number of values it is the upper of the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(3);
});

test('of no values there is none', () => {
  expect(median([])).toBeNaN();
});

test('of values of which one is unknown, it is unknown', () => {
  expect(median([1, Number.NaN, 3])).toBeNaN();
});
