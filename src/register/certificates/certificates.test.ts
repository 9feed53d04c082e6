import { expect, test } from 'vitest';

import { certificatesIn, noUsableRows } from './certificates.ts';
import { searchedValues } from './find.ts';
import { sheetRows } from '../testing/sheet-rows.ts';

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

test('R2: a header may have no blank cell', () => {
  expect(records(['A', 'B', 'C', 'D', 'E', 'F', 'G'], ...above, row)[0]?.id).toBe('X-1');
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

test('R3: the first two rows that are not blank are dropped', () => {
  const register = certificatesIn(sheetRows([], ['one'], [], [' '], ['two'], ['three'], ['four']));
  expect(register.records.map((record) => record.row)).toEqual([6, 7]);
  expect(register.dropped).toMatchObject([
    { row: 2, reason: 'above-data' },
    { row: 5, reason: 'above-data' },
  ]);
});

test('R3: after a header two more rows are dropped', () => {
  expect(certificatesIn(sheetRows(['A', 'B'], ['one'], ['two'], ['three'])).dropped).toMatchObject([
    { row: 1, reason: 'header' },
    { row: 2, reason: 'above-data' },
    { row: 3, reason: 'above-data' },
  ]);
});

test('R3: a row with nothing but its row number from a web page is blank', () => {
  const register = certificatesIn(
    sheetRows(['', 'A', 'B'], ['1'], ['2', 'one'], ['3', 'two'], ['4', 'three'], ['5']),
  );
  expect(register.records.map((record) => record.row)).toEqual([5]);
});

test('R5: a row is kept only if its column A is not blank', () => {
  const register = certificatesIn(
    sheetRows(
      ...above,
      row,
      ['\u00a0', 'Ben', 'C', '', '', 'X-2'],
      ['3', 'Chen', 'C', '', '', 'X-3'],
    ),
  );
  expect(register.records.map((record) => record.id)).toEqual(['X-1', 'X-3']);
  expect(register.dropped.at(-1)).toMatchObject({ row: 4, reason: 'column-a-blank' });
});

test('R5: column A is found by name where a header names it', () => {
  const lines = [
    ['', 'A', 'B'],
    ['', 'x'],
    ['', 'x'],
    ['9', '', 'Ben'],
    ['9', '1', 'Asha'],
  ];
  expect(records(...lines).map((record) => record.row)).toEqual([5]);
});

test('R6: a blank cell shifts nothing', () => {
  expect(records(...above, ['1', '', 'C++', '', '', 'X-1'])[0]).toMatchObject({
    ...{ student: '', course: 'C++', id: 'X-1', row: 3 },
  });
});

test('R6: the positions are a setting', () => {
  const register = certificatesIn(
    sheetRows(...above, ['X-1', 'C++', 'Asha', '', '', '', '', 'H']),
    { student: 3, course: 2, id: 1 },
  );
  expect(register.records[0]).toMatchObject({ student: 'Asha', course: 'C++', id: 'X-1' });
});

test('R6: a position beyond the columns of a header gives a blank', () => {
  const register = certificatesIn(sheetRows(['A', 'B', 'C'], ['x'], ['x'], ['1', 'Asha', 'C']));
  expect(register.columns.id).toBeUndefined();
  expect(register.records[0]?.id).toBe('');
});

test('R7: white space around a value is no part of it', () => {
  const line = ['1', '\u00a0Asha Rao ', 'C++', '', '', '\u200bX-1\ufeff'];
  expect(records(...above, line)[0]).toMatchObject({ student: 'Asha Rao', id: 'X-1' });
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
