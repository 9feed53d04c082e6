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

test.each([
  ['R8: the row whose ID it is', 'X-1', 3],
  ['R8: the same with white space around the ID', '\u00a0 X-1\t', 3],
  ['R8: a row with any kept value', 'C#', 4],
  ['R8: a row by its number', '3', 5],
  ['R8: of several rows the first', 'X-2', 4],
  ['R8: nothing where the case differs', 'x-1', undefined],
  ['R8: nothing for a part of an ID', 'X-', undefined],
  ['R8: nothing for more than an ID', 'X-11', undefined],
  ['R8: nothing where a sign differs', 'X 1', undefined],
  ['R8: nothing for no ID', '', undefined],
  ['R8: nothing for a blank', ' \u00a0', undefined],
  ['R4: nothing that is in column E', 'private', undefined],
  ['R4: nothing that is in column G', 'secret', undefined],
  ['R12: a name of Object.prototype where it is in the sheet', '__proto__', 6],
  ['R12: no name that is not in it', 'constructor', undefined],
])('%s is found: %j', (_, id, row) => {
  expect(findCertificate(register, id)?.record.row).toBe(row);
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

test.each([
  ['by its own column, which is not remarked on', 'X-1', undefined],
  ['so whatever white space is around it', ' X-1\u00a0', undefined],
  ['so wherever else it is', 'X-3', undefined],
  ['by the student', 'Asha', 'student'],
  ['by the course', 'C++', 'course'],
  ['by column A', '1', { name: 'A' }],
  ['by column H', 'A', { name: 'H' }],
  ['by column D, a blank cell before it', 'B+', { name: 'D' }],
])('R8: an ID is found %s: %j', (_, id, column) => {
  expect(findCertificate(several, id)?.foundBy).toEqual(column);
});
