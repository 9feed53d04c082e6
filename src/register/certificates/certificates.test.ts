import { expect, test } from 'vitest';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import { sheetOf } from '../../spreadsheet/testing/sheet-rows.ts';
import { certificatesIn, isSearched } from './certificates.ts';
import { unusable } from './own-ids.ts';
import { findCertificate } from './verdict.ts';

const above = 'Register / No.|Student|Course|Grade|Note|ID|Clerk';
const row = '1|Asha|C++|A+|private|X-1|secret';
const usual = { student: 'Asha', course: 'C++', id: 'X-1' };

function reading(sheet: string) {
  const register = certificatesIn(sheetOf(sheet));
  const { student, course, id } = register.columns;
  const last = [...register.records].at(-1);
  const cells = filledCells(last?.cells ?? []).filter(({ index }) => isSearched(index, register));
  return {
    student: last?.student,
    course: last?.course,
    id: last?.id,
    hasHeader: register.names.hasHeader,
    columns: [student, course, id].map((column) => column?.name).join(' '),
    kept: register.records.map(({ row }) => row).join(' '),
    dropped: register.dropped.map(({ row, reason }) => `${row} ${reason}`).join(', '),
    values: cells.map(({ text }) => text).join(' '),
  };
}

test.each([
  ['R2: columns go by their letters', `${above} / ${row}`, { columns: 'B C F', ...usual }],
  [
    'R2: a first row of letters is the header, and the column under its blank is dropped',
    `|A|B|C|D|E|F|G / 1|Register / 2|No. / 3|${row}`,
    { hasHeader: true, columns: 'B C F', kept: '4', values: '1 Asha C++ A+ X-1', ...usual },
  ],
  ['R2: a header may be without a blank cell', `A|B|C|D|E|F|G / ${above} / ${row}`, usual],
  [
    'R2: a header may skip the letter of its blank cell',
    'A||C|D|E|F / x / x / 1|no|Asha|C++|p|X-1',
    { values: '1 Asha C++ X-1' },
  ],
  [
    'R2: cells beside the columns of a header do not count',
    'A|B / x / x / 1|Asha|stray',
    { values: '1 Asha' },
  ],
  ['R4: columns E and G are dropped', `${above} / ${row}`, { values: '1 Asha C++ A+ X-1' }],
  [
    'R4: the columns named E and G in the header are dropped',
    'A|B|C||D|E|F|G|H / x / x / 1|Asha|C++|no|A+|e|X-1|g|h',
    { values: '1 Asha C++ A+ X-1 h' },
  ],
  [
    'R3: the first two rows that are not blank are dropped',
    ' / one /  / \u00a0 / two / three / four',
    { kept: '6 7', dropped: '2 above-data, 5 above-data' },
  ],
  [
    'R3: if there is a header, the two rows after it are dropped too',
    'A|B / one / two / three',
    { kept: '4', dropped: '1 header, 2 above-data, 3 above-data' },
  ],
  [
    'R3: a row is blank if it has only the row number that a saved web page adds',
    '|A|B / 1 / 2|one / 3|two / 4|three / 5',
    { kept: '5', dropped: '1 header, 3 above-data, 4 above-data' },
  ],
  [
    'R5: a row is kept only if its column A is not blank',
    `${above} / ${row} / \u00a0|Ben / 3|Chen`,
    { kept: '3 5', dropped: '1 above-data, 2 above-data, 4 column-a-blank' },
  ],
  [
    'R5: column A is the column that the header calls A',
    '|A|B / |x / |x / 9||Ben / 9|1|Asha',
    { kept: '5' },
  ],
  [
    'R6: a blank cell does not shift the others',
    `${above} / 1||C++|||X-1`,
    { ...usual, student: '' },
  ],
  ['R6: columns beyond a header are blank', 'A|B|C / x / x / 1|Asha|C++', { ...usual, id: '' }],
  [
    'R7: white space around a text is not part of it',
    `${above} / 1|\u00a0Asha |C++|||\u200bX-1\ufeff`,
    usual,
  ],
  [
    'R12: names of Object.prototype are text',
    'x / x / __proto__|constructor|<script>|||toString',
    { student: 'constructor', course: '<script>', id: 'toString' },
  ],
])('%s: %s', (_, sheet, expected) => {
  expect(reading(sheet)).toMatchObject(expected);
});

test.each([
  ['after blank lines', true, ' / |\u00a0 / | A |B / 1 / |x'],
  ['out of order', false, 'A|C|B'],
  ['with one left out', false, 'A|C|D'],
  ['that are small', false, 'a|b|c'],
  ['after two blanks', false, '||A|B'],
  ['and a word', false, 'A|B|Name'],
  ['from B on', false, 'B|C'],
  ['below a title', false, 'Title / A|B|C'],
])('R2: is a row of letters %s a header? %s', (_, hasHeader, sheet) => {
  expect(reading(`${sheet} / x / y`)).toMatchObject({ hasHeader });
});

test.each([
  ['', 'the sheet is blank'],
  [above, 'there is nothing below the headings'],
  [`${above} / |Asha / |Ben`, 'column A is blank in all 2 rows below the headings'],
])('the sheet "%s" has no usable rows: %s', (sheet, detail) => {
  const register = certificatesIn(sheetOf(sheet));
  expect([...register.records]).toEqual([]);
  expect(unusable(register)).toMatchObject({ kind: 'no-usable-rows', detail });
});

const register = certificatesIn(
  sheetOf(
    'Register / No. / 1|Asha|C++||private|X-1|secret|A / 2|Ben||B+||X-2 / 3|Chen|C|||X-2 / X-3|X-3|X-3|X-3||X-3 / 4|X-1||||__proto__||X-4 / 5|Dia|C|||X-4',
  ),
);

test.each([
  ['R8: an ID is found in the ID column', 'X-1', 3, undefined],
  ['R8: white space around a typed ID is ignored', '\u00a0 X-1\t', 3, undefined],
  [
    'R8: an ID that is in the ID column and elsewhere counts as found in the ID column',
    'X-3',
    6,
    undefined,
  ],
  ['R8: the first of several rows with an ID counts', 'X-2', 4, undefined],
  [
    'R8: the row with an ID comes before an earlier row with this ID elsewhere',
    'X-4',
    8,
    undefined,
  ],
  ['R8: a row is found by its student', 'Asha', 3, 'student'],
  ['R8: a row is found by its course', 'C++', 3, 'course'],
  ['R8: a row is found by column A', '1', 3, { name: 'A' }],
  ['R8: a row is found by column H', 'A', 3, { name: 'H' }],
  ['R8: a row is found by column D, after a blank cell', 'B+', 4, { name: 'D' }],
  ['R12: a row is found by a name of Object.prototype', '__proto__', 7, undefined],
])('%s: %j', (_, id, row, foundBy) => {
  expect(findCertificate(register, id)).toMatchObject({ record: { row } });
  expect(findCertificate(register, id)?.foundBy).toEqual(foundBy);
});

test.each([
  ['R8: an ID with another case or another character is not found', ['x-1', 'X 1']],
  ['R8: an ID that lacks a character or has one more is not found', ['X-', 'X-11']],
  ['R8: a blank is not found', ['', ' \u00a0']],
  ['R4: a text in column E or G is not found', ['private', 'secret']],
  ['R12: a name of Object.prototype that the sheet lacks is not found', ['constructor']],
])('%s', (_, ids) => {
  for (const id of ids) expect(findCertificate(register, id), id).toBeUndefined();
});
