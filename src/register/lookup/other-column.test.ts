import { expect, test } from 'vitest';

import { applyRegisterRules } from '../rules/register-rules.ts';
import { sheetRows } from '../testing/sheet-rows.ts';
import { otherColumn } from './other-column.ts';

const { records } = applyRegisterRules(
  sheetRows(
    ['Register'],
    ['No.'],
    ['1', 'Asha', 'C++', '', 'private', 'X-1', '', 'B+'],
    ['2', 'Ben', '', 'B+', '', 'X-2'],
    ['X-3', 'X-3', 'X-3', 'X-3', '', 'X-3'],
  ),
);
const [asha, ben, same] = records;

test('R8: an ID that is found by its own column is not remarked on, wherever else it is', () => {
  expect(asha && otherColumn(asha, 'X-1')).toBeUndefined();
  expect(asha && otherColumn(asha, ' X-1\u00a0')).toBeUndefined();
  expect(same && otherColumn(same, 'X-3')).toBeUndefined();
});

test('R8: student and course are told as such, every other column by its letter', () => {
  expect(asha && otherColumn(asha, 'Asha')).toBe('student');
  expect(asha && otherColumn(asha, 'C++')).toBe('course');
  expect(asha && otherColumn(asha, '1')).toEqual({ name: 'A' });
  expect(asha && otherColumn(asha, 'B+')).toEqual({ name: 'H' });
  // A blank cell before it shifts nothing.
  expect(ben && otherColumn(ben, 'B+')).toEqual({ name: 'D' });
});

test('rows that fill the same columns share the list of their names', () => {
  const rows = ['1', '2'].map((number) => [number, 'Asha', 'C', '', '', number]);
  const alike = applyRegisterRules(sheetRows(['Register'], ['No.'], ...rows)).records;
  expect(alike).toHaveLength(2);
  expect(alike[0]?.valueColumns).toBe(alike[1]?.valueColumns);
});
