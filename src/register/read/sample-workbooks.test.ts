import Papa from 'papaparse';
import { expect, test } from 'vitest';

import type { SheetRow } from '../sheet/cells.ts';
import { readFile } from '../testing/read-file.ts';
import {
  ownSampleNames,
  sampleNames,
  sampleWorkbook,
  shownByOthers,
} from '../testing/sample-workbooks.ts';

type Cells = readonly (string | undefined)[];

/** What each file must give: a fault, or how many rows, and the first cells of some by their numbers, parted by `|`. */
const expectations: Readonly<
  Record<string, { fault: string } | { rows: number; has?: Readonly<Record<number, string>> }>
> = {
  'bad-zip-size.xlsx': { fault: 'damaged' },
  'cells-without-r.xlsx': { rows: 2, has: { 2: '1|IM20220302624042440003|lp002' } },
  'date1904.xlsx': { rows: 5, has: { 2: '11|1904-01-12|1904-01-12|1904-01-12' } },
  'empty-sheet.xlsx': { rows: 0 },
  'errors.xlsx': { rows: 14, has: { 8: '#N/A|#N/A!|#N/A?|#N/A|7|7|16' } },
  'google-made.xlsx': { rows: 151, has: { 2: '5.1|3.5|1.4|0.2|setosa' } },
  'hebrew.xlsx': { rows: 3, has: { 2: 'Hebrew|שלום|עולם', 4: '1337|13.37' } },
  'inlineStr2.xlsx': { rows: 2, has: { 2: '1|+||1.|RQ11610' } },
  'sheet_with_dates_and_times.xlsx': {
    rows: 3,
    has: { 1: '1/13/2016', 3: '28086.35417|28086.35417|1582-10-15|0.354166667' },
  },
  'tdf100709.xlsx': { rows: 40, has: { 34: '|$31.00' } },
  'test-issue-771.xlsx': { rows: 0 },
  'Test_git_issue_324.xlsx': { rows: 20, has: { 2: 'XLME' } },
  'fmt-text-pad-32k.xlsx': { fault: 'too-large' },
  'inline-strings.xlsx': { rows: 4, has: { 1: 'Hello', 4: 'This is a Unicode string €' } },
  'iso-date-cells.xlsx': { rows: 6, has: { 2: '2021-01-01 10:10:10', 3: '10:10:10' } },
  'libreoffice-made.xlsx': { rows: 4, has: { 3: 'This is a rich string' } },
  'merged.xlsx': { rows: 3, has: { 1: 'A1:B2||C1:C2|Separate blocks' } },
  'minimal-package.xlsx': { rows: 196, has: { 1: 'ARREST BOOKINGS for 01/30/17' } },
  'number-format-entities.xlsx': { rows: 2, has: { 2: '12345.679 < > " & \' ' } },
  'number-formats-conditional.xlsm': { rows: 13, has: { 8: '26|26', 10: 'foo |foo' } },
  'padded-01.xlsx': { rows: 4, has: { 1: '1', 3: '01', 4: '01' } },
  'phonetic.xlsx': { rows: 2, has: { 1: '漢字', 2: '漢字withColor' } },
  'pw-ooxml-excel.xlsx': { fault: 'password-protected' },
  'rich-text-namespaced.xlsx': { rows: 1, has: { 1: 'inline string\nLine 2\nLine 3' } },
  'rich-text.xlsx': { rows: 14, has: { 2: 'bold|this text is bold, sure enough' } },
  'row-1048576.xlsx': { rows: 2, has: { 2: '123|Test Contact Name' } },
  'strict-iso.xlsx': { rows: 76, has: { 1: 'Item|Thickness', 2: '150-031260-001_B|1.50' } },
  'whitespace.xlsx': { rows: 7, has: { 2: ' <-space' } },
  'x000d.xlsx': { rows: 1, has: { 1: 'ABC\r\nDEF' } },
  'zip64.xlsx': { rows: 1, has: { 1: '|Asha|Java|||0007' } },
  'zip-no-content-types.xlsx': { rows: 1, has: { 1: 'Foo' } },
  'zip-no-workbook.xlsx': { fault: 'not-a-spreadsheet' },
  'ods-dates.ods': {
    rows: 4,
    has: { 1: '01/01/2021|15', 2: '01/01/2021 10:10 AM|16', 3: '10:10:10|17', 4: '10:10:10.12|18' },
  },
  'ods-repeat.ods': { rows: 5, has: { 1: 'A|B', 2: 'C|D', 3: 'C|D', 6: 'C|D', 8: 'C|D' } },
  'sheet_with_invalid_date_time.ods': { rows: 1 },
  'dos-tiny.ods': { fault: 'too-large' },
  'xls-renamed.xlsx': { fault: 'unread-kind' },
  'too-small.xls': { fault: 'not-a-spreadsheet' },
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
};

/** Those that must be saved as .xlsx first; some are locked as well. */
const unread = sampleNames().filter(
  (name) => /\.(xlsb?|numbers)$/.test(name) && !(name in expectations),
);

test('every file of the project’s own folder is in the table here, or of a kind that is not read', () => {
  const named = new Set([...Object.keys(expectations), ...unread]);
  expect(ownSampleNames().filter((name) => !named.has(name))).toEqual([]);
});

test.each(unread)('%s is of a kind that is not read', async (name) => {
  await expect(readFile(sampleWorkbook(name))).rejects.toMatchObject({ kind: 'unread-kind' });
});

// The project's own folder has not all that a larger one has.
const atHand = sampleNames().filter((name) => name in expectations);

test.each(atHand)('%s gives what is expected of it', async (name) => {
  const expected = expectations[name] ?? { rows: Number.NaN };
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
});

/** How many cells are not as Excel or LibreOffice shows them, mostly where those two differ. */
const unlike: Readonly<Record<string, number>> = {
  'errors.xlsx': 4,
  'hebrew.xlsx': 2,
  'merged.xlsx': 1,
  'number-format-entities.xlsx': 1,
  'number-formats-conditional.xlsm': 8,
  'phonetic.xlsx': 2,
};

// An .xls by another name is not for this reader.
const shownElsewhere = shownByOthers().filter(({ name }) => /(?<!renamed)\.xls[xm]$/.test(name));

test('cells show what Excel and LibreOffice show in them', async () => {
  const counts: Record<string, number> = {};
  for (const { name, csv } of shownElsewhere) {
    const got = await readFile(sampleWorkbook(name)).catch(() => []);
    const count = differences(Papa.parse<string[]>(csv).data, gridOf(got));
    counts[name] = (counts[name] ?? 0) + count;
  }
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBe(unlike[name] ?? 0);
});

type Grid = readonly (Cells | undefined)[];

function gridOf(rows: readonly SheetRow[]): Grid {
  const grid: Cells[] = [];
  for (const { number, cells } of rows) grid[number - 1] = cells;
  return grid;
}

/** How many cells differ, surrounding white space and the kind of line end aside. */
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
