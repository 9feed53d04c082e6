import Papa from 'papaparse';
import { expect, test } from 'vitest';

import type { SheetRow } from '../sheet/cells.ts';
import { readFile } from '../testing/read-file.ts';
import {
  largerFolders,
  ownFolder,
  sampleWorkbook,
  shownByOthers,
} from '../testing/sample-workbooks.ts';

type Cells = readonly (string | undefined)[];

/**
 * The files that have no CSV to compare with. `has` gives the first cells of some rows, by the number of the row,
 * with `|` between the cells.
 */
const expectations: Readonly<
  Record<string, { fault: string } | { rows: number; has?: Readonly<Record<number, string>> }>
> = {
  'bad-zip-size.xlsx': { fault: 'damaged' },
  'empty-sheet.xlsx': { rows: 0 },
  'hebrew.xlsx': { rows: 3, has: { 2: 'Hebrew|שלום|עולם', 4: '1337|13.37' } },
  'inlineStr2.xlsx': { rows: 2, has: { 2: '1|+||1.|RQ11610' } },
  'sheet_with_dates_and_times.xlsx': {
    rows: 3,
    has: { 1: '13-01-2016', 3: '28086.35417|28086.35417|1582-10-15|0.354166667' },
  },
  'tdf100709.xlsx': { rows: 40, has: { 34: '|$31.00' } },
  'test-issue-771.xlsx': { rows: 0 },
  'Test_git_issue_324.xlsx': { rows: 20, has: { 2: 'XLME' } },
  'pw-ooxml-excel.xlsx': { fault: 'password-protected' },
  'x000d.xlsx': { rows: 1, has: { 1: 'ABC\r\nDEF' } },
  'zip64.xlsx': { rows: 1, has: { 1: '|Asha|Java|||0007' } },
  'ods-dates.ods': {
    rows: 4,
    has: { 1: '01/01/2021|15', 2: '01/01/2021 10:10 AM|16', 3: '10:10:10|17', 4: '10:10:10.12|18' },
  },
  // In the next three workbooks, numbers are stored with another text, such as 3.0, or without a text. The texts below
  // are those that a spreadsheet shows.
  'calligra-made.ods': {
    rows: 242,
    has: { 9: '7|Sample Student 007|Website Development MERN Stack|A+|Office note 007|0007' },
  },
  'gnumeric-made.ods': {
    rows: 14,
    has: { 5: '3|Sample Student 003|Java Full Stack|05/03/2024|A|0007' },
  },
  'odfdom-made.ods': {
    rows: 14,
    has: { 9: '7|Sample Student 007|Java Full Stack|12/05/2024|A|20240007' },
  },
  'ods-repeat.ods': { rows: 5, has: { 1: 'A|B', 2: 'C|D', 3: 'C|D', 6: 'C|D', 8: 'C|D' } },
  'sheet_with_invalid_date_time.ods': { rows: 1, has: { 1: 'INVALID DATE|INVALID TIME' } },
  'excel-html.htm': {
    rows: 4,
    has: {
      1: 'default|W .09|||W 4||W 12',
      2: 'W 10|1 px||10 px||W 8||W 16',
      4: '||100 px|W .9||53 px||101 px',
    },
  },
  'google-web-page-excerpt.html': {
    rows: 3,
    has: {
      1: '|A|B|C|D|E|F',
      2: '1|province|year|budget|invest-promotion|liquid|percentage',
      3: '2|SEVILLE|2018|30,714,715|2,322,823|28,391,892|7.563',
    },
  },
  'simple_whitespace_null.csv': { rows: 2, has: { 1: ' a |b|\tc\t' } },
  'utf16le-bom.csv': { rows: 3, has: { 3: '4|5|ʤ' } },
  'utf16be-bom.csv': { rows: 3, has: { 3: '4|5|ʤ' } },
  'iwork.numbers': { fault: 'unread-kind' },
  'maccentraleurope.biff5.xls': { fault: 'unread-kind' },
  'Simple.xlsb': { fault: 'unread-kind' },
  'Test_git_issue_368_header.xls': { fault: 'unread-kind' },
  'vietnamese.xls': { fault: 'unread-kind' },
};

test.each(Object.entries(expectations))(
  'the sample workbook %s gives %j',
  async (name, expected) => {
    const reading = readFile(sampleWorkbook(name));
    if ('fault' in expected) {
      await expect(reading).rejects.toMatchObject({ kind: expected.fault });
      return;
    }
    const grid = gridOf(await reading);
    expect(Object.keys(grid)).toHaveLength(expected.rows);
    for (const [number, cells] of Object.entries(expected.has ?? {})) {
      const shown = Array.from(grid[Number(number) - 1] ?? [], (text) => text ?? '').join('|');
      expect(`${shown}|`.slice(0, cells.length + 1)).toBe(`${cells}|`);
    }
  },
);

/** The number of cells whose text differs from the CSV. Excel and LibreOffice disagree on most of these cells. */
const unlike: Readonly<Record<string, number>> = {
  'errors.xlsx': 7,
  'hebrew.xlsx': 2,
  'merged.xlsx': 1,
  'number-format-entities.xlsx': 1,
  'number-formats-conditional.xlsm': 8,
  'phonetic.xlsx': 2,
};

test('the cells of sample workbooks are read as Excel or LibreOffice shows them', () =>
  expectAsShown([ownFolder]));

test.skipIf(largerFolders.length === 0)(
  'the cells of workbooks beside the project are read as Excel or LibreOffice shows them',
  () => expectAsShown(largerFolders),
);

async function expectAsShown(folders: readonly string[]): Promise<void> {
  const counts: Record<string, number> = {};
  for (const { name, csv } of folders.flatMap(shownByOthers)) {
    // A file whose name ends in `renamed.xlsx` is an old .xls.
    if (!/(?<!renamed)\.xls[xm]$/.test(name)) continue;
    const got = await readFile(sampleWorkbook(name)).catch(() => []);
    const count = differences(Papa.parse<string[]>(csv).data, gridOf(got));
    counts[name] = (counts[name] ?? 0) + count;
  }
  expect(counts).not.toEqual({});
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBe(unlike[name] ?? 0);
}

type Grid = readonly (Cells | undefined)[];

function gridOf(rows: readonly SheetRow[]): Grid {
  const grid: Cells[] = [];
  for (const { number, cells } of rows) grid[number - 1] = cells;
  return grid;
}

function differences(shown: Grid, got: Grid): number {
  let count = 0;
  for (let row = 0; row < Math.max(shown.length, got.length); row++) {
    const width = Math.max(shown[row]?.length ?? 0, got[row]?.length ?? 0);
    for (let column = 0; column < width; column++) {
      if (comparable(shown[row]?.[column]) !== comparable(got[row]?.[column])) count++;
    }
  }
  return count;
}

function comparable(text = ''): string {
  return text.replace(/\r\n?/g, '\n').trim();
}
