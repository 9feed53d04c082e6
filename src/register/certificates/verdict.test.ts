import { expect, test } from 'vitest';

import { findCertificate } from './verdict.ts';
import { certificatesIn } from './certificates.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

const register = certificatesIn(
  sheetRows(
    ['Register'],
    ['No.'],
    ['1', 'Asha', 'C++', '', 'private', 'X-1', 'secret', 'A'],
    ['2', 'Ben', '', 'B+', '', 'X-2'],
    ['3', 'Chen', 'C', '', '', 'X-2'],
    ['X-3', 'X-3', 'X-3', 'X-3', '', 'X-3'],
    ['4', 'X-1', '', '', '', '__proto__'],
  ),
);

test.each([
  ['R8: by its own column, which is not remarked on', 'X-1', 3, undefined],
  ['R8: so whatever white space is around it', '\u00a0 X-1\t', 3, undefined],
  ['R8: so wherever else it is', 'X-3', 6, undefined],
  ['R8: in the first of several rows', 'X-2', 4, undefined],
  ['R8: by the student', 'Asha', 3, 'student'],
  ['R8: by the course', 'C++', 3, 'course'],
  ['R8: by column A', '1', 3, { name: 'A' }],
  ['R8: by column H', 'A', 3, { name: 'H' }],
  ['R8: by column D, a blank cell before it', 'B+', 4, { name: 'D' }],
  ['R12: where it is a name of Object.prototype', '__proto__', 7, undefined],
])('an ID is found %s: %j', (_, id, row, foundBy) => {
  expect(findCertificate(register, id)).toMatchObject({ record: { row } });
  expect(findCertificate(register, id)?.foundBy).toEqual(foundBy);
});

test.each([
  ['R8: where the case or a sign differs', ['x-1', 'X 1']],
  ['R8: for a part of an ID, or for more', ['X-', 'X-11']],
  ['R8: for no ID or a blank', ['', ' \u00a0']],
  ['R4: that is in column E or G', ['private', 'secret']],
  ['R12: by a name of Object.prototype that is not in the sheet', ['constructor']],
])('nothing is found %s', (_, ids) => {
  for (const id of ids) expect(findCertificate(register, id), id).toBeUndefined();
});
