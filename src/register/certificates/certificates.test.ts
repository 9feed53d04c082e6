import { expect, test } from 'vitest';

import { certificatesIn, noUsableRows } from './certificates.ts';
import { searchedValues, sheetRows } from '../testing/sheet-rows.ts';

const above = [['Register'], ['No.', 'Student', 'Course', 'Grade', 'Note', 'ID', 'Clerk']];
const row = ['1', 'Asha', 'C++', 'A+', 'private', 'X-1', 'secret'];

function records(...lines: string[][]) {
  return certificatesIn(sheetRows(...lines)).records;
}

/** The values of the last certificate that can be searched for. */
function lastValues(rows: Parameters<typeof certificatesIn>[0]) {
  const register = certificatesIn(rows);
  const last = register.records.at(-1);
  return last && searchedValues(last, register);
}

test('R2: without a header of letters a column is called by its letter in the sheet', () => {
  const register = certificatesIn(sheetRows(...above, row));
  expect(register.names.hasHeader).toBe(false);
  expect(register.columns).toEqual({
    student: { index: 1, name: 'B' },
    course: { index: 2, name: 'C' },
    id: { index: 5, name: 'F' },
  });
});

test('R2: a first row of column letters is the header, and the column under its blank cell is dropped', () => {
  const register = certificatesIn(
    sheetRows(
      ['', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ['1', 'Register'],
      ['2', 'No.', 'Student'],
      ['3', ...row],
    ),
  );
  expect(register.names.hasHeader).toBe(true);
  expect(register.columns.id).toEqual({ index: 6, name: 'F' });
  const [record] = register.records;
  expect(record).toMatchObject({ student: 'Asha', course: 'C++', id: 'X-1', row: 4 });
  expect(record && searchedValues(record, register)).toEqual(['1', 'Asha', 'C++', 'A+', 'X-1']);
});

test.each([
  ['blank lines before it', true, [[], ['', '\u00a0'], ['', ' A ', 'B'], ['1'], ['', 'x']]],
  ['letters out of order', false, [['A', 'C', 'B']]],
  ['a letter left out', false, [['A', 'C', 'D']]],
  ['small letters', false, [['a', 'b', 'c']]],
  ['two blank cells', false, [['', '', 'A', 'B']]],
  ['another word', false, [['A', 'B', 'Name']]],
  ['a start after A', false, [['B', 'C']]],
  ['a title above it', false, [['Title'], ['A', 'B', 'C']]],
])('R2: whether a row with %s is a header: %s', (_, isHeader, lines) => {
  expect(certificatesIn(sheetRows(...lines, ['x'], ['y'])).names.hasHeader).toBe(isHeader);
});

const lettersWithBlank = ['A', 'B', 'C', '', 'D', 'E', 'F', 'G', 'H'];

test.each([
  ['R4: all but those of columns E and G', [...above, row], '1 Asha C++ A+ X-1'],
  [
    'R4: those whose columns the header names otherwise',
    [lettersWithBlank, ['x'], ['x'], ['1', 'Asha', 'C++', 'no', 'A+', 'e', 'X-1', 'g', 'h']],
    '1 Asha C++ A+ X-1 h',
  ],
  [
    'R2: all but that under a blank, whose letter is left out',
    [['A', '', 'C', 'D', 'E', 'F'], ['x'], ['x'], ['1', 'no', 'Asha', 'C++', 'p', 'X-1']],
    '1 Asha C++ X-1',
  ],
  [
    'R2: none to the right of the header',
    [['A', 'B'], ['x'], ['x'], ['1', 'Asha', 'stray']],
    '1 Asha',
  ],
])('the values of a row are %s', (_, lines, expected) => {
  expect(lastValues(sheetRows(...lines))?.join(' ')).toBe(expected);
});

test.each([
  [
    'R3: the first two that are not blank are dropped',
    [[], ['one'], [], [' '], ['two'], ['three'], ['four']],
    [6, 7],
    ['2 above-data', '5 above-data'],
  ],
  [
    'R3: two more are dropped after a header',
    [['A', 'B'], ['one'], ['two'], ['three']],
    [4],
    ['1 header', '2 above-data', '3 above-data'],
  ],
  [
    'R3: one with nothing but its row number from a web page is blank',
    [['', 'A', 'B'], ['1'], ['2', 'one'], ['3', 'two'], ['4', 'three'], ['5']],
    [5],
    ['1 header', '3 above-data', '4 above-data'],
  ],
  [
    'R5: one is kept only if its column A is not blank',
    [...above, row, ['\u00a0', 'Ben'], ['3', 'Chen']],
    [3, 5],
    ['1 above-data', '2 above-data', '4 column-a-blank'],
  ],
  [
    'R5: column A is found by name where a header names it',
    [
      ['', 'A', 'B'],
      ['', 'x'],
      ['', 'x'],
      ['9', '', 'Ben'],
      ['9', '1', 'Asha'],
    ],
    [5],
    ['1 header', '2 above-data', '3 above-data', '4 column-a-blank'],
  ],
])('of rows %s', (_, lines, kept, dropped) => {
  const register = certificatesIn(sheetRows(...lines));
  expect(register.records.map((record) => record.row)).toEqual(kept);
  expect(register.dropped.map((it) => `${it.row} ${it.reason}`)).toEqual(dropped);
});

test.each([
  ['R2: a header may have no blank cell', [['A', 'B', 'C', 'D', 'E', 'F', 'G'], ...above, row], {}],
  ['R6: a blank shifts nothing', [...above, row.with(1, '')], { student: '' }],
  [
    'R6: a position beyond the columns of a header gives a blank',
    [['A', 'B', 'C'], ['x'], ['x'], ['1', 'Asha', 'C++']],
    { id: '' },
  ],
  [
    'R7: white space around a value is no part of it',
    [...above, ['1', '\u00a0Asha ', 'C++', '', '', '\u200bX-1\ufeff']],
    {},
  ],
])('%s', (_, lines, expected) => {
  const usual = { student: 'Asha', course: 'C++', id: 'X-1' };
  expect(records(...lines).at(-1)).toMatchObject({ ...usual, ...expected });
});

test('R6: the positions are a setting', () => {
  const lines = sheetRows(...above, ['X-1', 'C++', 'Asha', '', '', '', '', 'H']);
  const [record] = certificatesIn(lines, { student: 3, course: 2, id: 1 }).records;
  expect(record).toMatchObject({ student: 'Asha', course: 'C++', id: 'X-1' });
});

test.each([
  ['an empty sheet', [], 'the sheet is blank'],
  ['rows above the data only', above, 'there is nothing below the headings'],
  [
    'only rows with a blank column A',
    [...above, ['', 'Asha'], ['', 'Ben']],
    'column A is blank in all 2 rows below the headings',
  ],
])('%s has no usable rows, and the fault says why', (_, lines, detail) => {
  const rows = sheetRows(...lines);
  const register = certificatesIn(rows);
  expect(register.records).toEqual([]);
  expect(noUsableRows(register)).toMatchObject({ kind: 'no-usable-rows', detail });
});

test('a lone cell in the last column of every row costs no time', () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const cells = ['1', 'Asha'];
    cells[16_383] = 'far';
    return { number: index + 1, cells };
  });
  expect(lastValues(rows)).toEqual(['1', 'Asha', 'far']);
});

test('R12: names of Object.prototype are text like any other', () => {
  const before = Reflect.ownKeys(Object.prototype);
  const nasty = ['__proto__', 'constructor', '<script>', '', '', 'toString'];
  expect(records(nasty, nasty, nasty)[0]).toMatchObject({ student: 'constructor', id: 'toString' });
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
});
