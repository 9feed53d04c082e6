import { expect, test } from 'vitest';

import { openFile } from '../file/open-file.ts';
import { readFile } from '../testing/read-file.ts';
import { xlsxExpectations } from '../testing/xlsx-expectations.ts';
import { atHand, ownSampleNames, sampleWorkbook } from '../testing/sample-workbooks.ts';

/** What each file of the folder is; the rows of the .xlsx files are tested beside their reader. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  xlsx: [
    'bad-zip-size.xlsx',
    'cells-without-r.xlsx',
    'date1904.xlsx',
    'empty-sheet.xlsx',
    'errors.xlsx',
    'google-made.xlsx',
    'hebrew.xlsx',
    'inline-strings.xlsx',
    'iso-date-cells.xlsx',
    'libreoffice-made.xlsx',
    'merged.xlsx',
    'minimal-package.xlsx',
    'number-format-entities.xlsx',
    'number-formats-conditional.xlsm',
    'padded-01.xlsx',
    'phonetic.xlsx',
    'rich-text-namespaced.xlsx',
    'rich-text.xlsx',
    'row-1048576.xlsx',
    'strict-iso.xlsx',
    'whitespace.xlsx',
    'x000d.xlsx',
    'zip-no-content-types.xlsx',
    'zip-no-workbook.xlsx',
  ],
  ods: ['dos-tiny.ods', 'ods-dates.ods', 'ods-repeat.ods', 'sheet_with_invalid_date_time.ods'],
  csv: ['simple_whitespace_null.csv', 'utf16be-bom.csv', 'utf16le-bom.csv'],
  'web-page': ['excel-html.htm', 'google-web-page-excerpt.html'],
};

const faults: Readonly<Record<string, readonly string[]>> = {
  'password-protected': ['pw-ooxml-excel.xlsx'],
  'unread-kind': [
    '54686_fraction_formats.xls',
    '64130.xls',
    'biff5.xls',
    'maccentraleurope.biff5.xls',
    'NumberFormatCondition.xls',
    'simple.xls',
    'Test_git_issue_368_header.xls',
    'Test_git_issue_51.xls',
    'vietnamese.xls',
    'WrongFormulaRecordType.xls',
    'xls-renamed.xlsx',
    // Locked as well: it has to be opened and saved anew anyhow.
    'pw-xls-rc4strong.xls',
    'pw-xls-xor.xls',
    'binary.xlsb',
    'Simple.xlsb',
    'iwork.numbers',
  ],
  'not-a-spreadsheet': ['too-small.xls', 'zip-no-workbook.xlsx'],
  'too-large': ['dos-tiny.ods'],
};

/** The first rows of those that are not .xlsx, as Excel and LibreOffice show them. */
const rows: Readonly<Record<string, readonly (readonly (string | undefined)[])[]>> = {
  'ods-dates.ods': [
    ['01/01/2021', '15'],
    ['01/01/2021 10:10 AM', '16'],
    ['10:10:10', '17'],
    ['10:10:10.12', '18'],
  ],
  'ods-repeat.ods': [
    ['A', 'B'],
    ['C', 'D'],
    ['C', 'D'],
    ['C', 'D'],
    ['C', 'D'],
  ],
  'excel-html.htm': [
    ['default', 'W .09', undefined, undefined, 'W 4', undefined, 'W 12'],
    ['W 10', '1 px', undefined, '10 px', undefined, 'W 8', undefined, 'W 16'],
    ['65 px', undefined, 'W 15.83', undefined, '29 px', undefined, '77 px'],
    [undefined, undefined, '100 px', 'W .9', undefined, '53 px', undefined, '101 px'],
  ],
  'google-web-page-excerpt.html': [
    [undefined, 'A', 'B', 'C', 'D', 'E', 'F'],
    ['1', 'province', 'year', 'budget', 'invest-promotion', 'liquid', 'percentage'],
    ['2', 'SEVILLE', '2018', '30,714,715', '2,322,823', '28,391,892', '7.563'],
  ],
  'simple_whitespace_null.csv': [
    [' a ', 'b', '\tc\t'],
    ['1', '2', '3'],
  ],
  'utf16le-bom.csv': [
    ['a', 'b', 'c'],
    ['1', '2', '3'],
    ['4', '5', 'ʤ'],
  ],
  'utf16be-bom.csv': [
    ['a', 'b', 'c'],
    ['1', '2', '3'],
    ['4', '5', 'ʤ'],
  ],
};

test('every file of the project’s own folder is in a table here or beside the reader of .xlsx', () => {
  const named = [...Object.values(kinds), ...Object.values(faults), Object.keys(xlsxExpectations)];
  expect(ownSampleNames().filter((name) => !named.flat().includes(name))).toEqual([]);
});

test.each(filesOf(kinds))('%s is what %s is, by its bytes', async (kind, name) => {
  await expect(openFile(sampleWorkbook(name))).resolves.toMatchObject({ kind });
});

test.each(filesOf(faults))('%s is the fault of %s', async (fault, name) => {
  await expect(readFile(sampleWorkbook(name))).rejects.toMatchObject({ kind: fault });
});

test.each(atHand(Object.keys(rows)))('%s reads as it is shown', async (name) => {
  const expected = rows[name] ?? [];
  const read = await readFile(sampleWorkbook(name));
  expect(
    read
      .slice(0, expected.length)
      .map((row, index) => [...row.cells.slice(0, expected[index]?.length)]),
  ).toEqual(expected);
});

test('rows that stand for several keep their numbers', async () => {
  const read = await readFile(sampleWorkbook('ods-repeat.ods'));
  expect(read.map((row) => row.number)).toEqual([1, 2, 3, 6, 8]);
});

function filesOf(
  table: Readonly<Record<string, readonly string[]>>,
): (readonly [string, string])[] {
  return Object.entries(table).flatMap(([key, names]) =>
    atHand(names).map((name) => [key, name] as const),
  );
}
