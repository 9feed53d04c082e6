import { expect, test } from 'vitest';
import { hasShape, isCutOff, shapeFinder, shapeOfId } from './id-shapes.ts';

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

test.each([
  ['ITA-2024-', true],
  ['I', true],
  ['ITA-2024-0017', false],
  ['ITA-2024-00175', false],
  ['ita-2024-', false],
  ['07', true],
  // A whole ID may be the beginning of a longer one.
  ['0700', false],
  ['07-0', false],
  ['', false],
])('whether %j is only the beginning of an ID: %s', (text, expected) => {
  expect(isCutOff(text, ['ITA-0000-0000', '0000-AA', '0000'])).toBe(expected);
});

test.each([
  ['ITA-2024-0017', ['ITA-2024-0017']],
  ['https://files.example/ITA-2024-0017.pdf', ['ITA-2024-0017']],
  ['Cert. No.ITA-2024-0017 / ITA-2024-0018', ['ITA-2024-0017', 'ITA-2024-0018']],
  ['20240004.0', ['20240004']],
  ['ITA-2024-00175', []],
  ['XITA-2024-0017', []],
  ['120240004', []],
  ['a(7)*', ['a(7)*']],
])('in %j the parts with the shape of an ID are %j', (text, parts) => {
  expect(shapeFinder(['00000000', 'ITA-0000-0000', 'a(0)*'])(text)).toEqual(parts);
  expect(shapeFinder([])(text)).toEqual([]);
});
