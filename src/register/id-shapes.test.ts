import { expect, test } from 'vitest';
import { hasShape, shapeOfId } from './id-shapes.ts';

test.each([
  ['ITA-2024-0017', 'AAA-0000-0000'],
  ['ita24x', 'aaa00a'],
  ['०००७', '००००'],
  ['２０２４', '００００'],
  ['प्र-12', 'प्र-00'],
])('the ID %s has the shape %s', (id, shape) => {
  expect(shapeOfId(id)).toBe(shape);
  expect(hasShape(id, shape)).toBe(true);
});

test.each([
  ['ITA-2024-0017', 'ITA-0000-0000', true],
  ['ABA-2024-0017', 'ITA-0000-0000', false],
  ['ITB-2024-0017', 'ITA-0000-0000', true],
  ['ITA-2024-00170', 'ITA-0000-0000', false],
  ['ITA-2024–0017', 'ITA-0000-0000', false],
  ['ITA-२०२४-0017', 'ITA-0000-0000', false],
])('whether %s has the shape %s: %s', (id, shape, expected) => {
  expect(hasShape(id, shape)).toBe(expected);
});
