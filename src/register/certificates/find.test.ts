import { expect, test } from 'vitest';

import { findCertificate } from './find.ts';
import { certificatesIn } from './certificates.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

const register = certificatesIn(
  sheetRows(
    ['Register'],
    ['No.'],
    ['1', 'Asha', 'C++', '', 'private', 'X-1', 'secret'],
    ['2', 'Ben', 'C#', '', '', 'X-2'],
    ['3', 'Chen', 'C', '', '', 'X-2'],
    ['4', 'X-1', '', '', '', '__proto__'],
  ),
);

function recordWith(id: string) {
  return findCertificate(register, id)?.record;
}

test('R8: the row whose ID is searched for is found', () => {
  expect(recordWith('X-1')).toMatchObject({ student: 'Asha', row: 3 });
});

test('R8: the ID is trimmed before it is compared', () => {
  expect(recordWith('\u00a0 X-1\t')?.student).toBe('Asha');
});

test('R8: any kept value of a row can be searched for', () => {
  expect(recordWith('C#')?.student).toBe('Ben');
  expect(recordWith('3')?.student).toBe('Chen');
});

test('R8: of several rows the first in the sheet wins', () => {
  expect(recordWith('X-2')?.student).toBe('Ben');
});

test.each(['x-1', 'X-', 'X-11', 'X 1'])('R8: "%s" is not "X-1"', (id) => {
  expect(recordWith(id)).toBeUndefined();
});

test.each(['', '  ', '\u00a0'])('R8: an empty ID matches nothing, blank cells neither', (id) => {
  expect(recordWith(id)).toBeUndefined();
});

test.each(['private', 'secret'])('R4: what is in columns E and G is not found', (text) => {
  expect(recordWith(text)).toBeUndefined();
});

test('R12: a name of Object.prototype is found only where it is in the sheet', () => {
  expect(recordWith('__proto__')?.row).toBe(6);
  expect(recordWith('constructor')).toBeUndefined();
});

const several = certificatesIn(
  sheetRows(
    ['Register'],
    ['No.'],
    ['1', 'Asha', 'C++', '', 'private', 'X-1', '', 'A'],
    ['2', 'Ben', '', 'B+', '', 'X-2'],
    ['X-3', 'X-3', 'X-3', 'X-3', '', 'X-3'],
  ),
);

function foundBy(id: string) {
  return findCertificate(several, id)?.foundBy;
}

test('R8: an ID that is found by its own column is not remarked on, wherever else it is', () => {
  expect(foundBy('X-1')).toBeUndefined();
  expect(foundBy(' X-1\u00a0')).toBeUndefined();
  expect(foundBy('X-3')).toBeUndefined();
});

test('R8: student and course are told as such, every other column by its letter', () => {
  expect(foundBy('Asha')).toBe('student');
  expect(foundBy('C++')).toBe('course');
  expect(foundBy('1')).toEqual({ name: 'A' });
  expect(foundBy('A')).toEqual({ name: 'H' });
  // A blank cell before it shifts nothing.
  expect(foundBy('B+')).toEqual({ name: 'D' });
});
