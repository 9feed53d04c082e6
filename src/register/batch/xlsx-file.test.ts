import { read, type CellObject } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRows } from '../read/read-rows.ts';
import { openFile } from '../file/open-file.ts';
import { xlsxFile } from './xlsx-file.ts';

const strange = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '0007', '31/01/2026', 'TRUE', '=HYPERLINK("http://x","y")'],
  ...[
    '<b>&amp;',
    '  spaces  ',
    'a\nb',
    '_x0041_',
    '_x000B_',
    '\v\u0001',
    '"',
    "'",
    'आशा',
    '👩‍🎓',
    '\ufffe',
  ],
];

test('every cell is a text, with the number format "Text", and no formula', () => {
  const cells = cellsOf(xlsxFile([['ID'], ...strange.map((text) => [text])])).slice(1);
  expect(cells).toHaveLength(strange.length);
  for (const cell of cells) {
    expect(cell).toMatchObject({ t: 's' });
    expect(cell).not.toHaveProperty('f');
  }
  const xml = strFromU8(
    unzipSync(xlsxFile([strange]))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(xml).not.toMatch(/<f[ >]/);
  expect(xml).not.toMatch(/<c (?![^>]*t="inlineStr")/);
});

test('another program reads the texts as they were', () => {
  expect(cellsOf(xlsxFile([strange])).map(({ v }) => v)).toEqual(strange);
});

test('whatever is saved, the register’s own reader finds it again', async () => {
  const text = fc.string({ unit: 'grapheme' }).filter((sign) => sign.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (row) => {
      const rows = await readRows(await openFile(xlsxFile([row])));
      expect(rows[0]?.cells).toEqual(row);
    }),
    { numRuns: 50 },
  );
});

test('an ID of 10,000 characters is saved whole', async () => {
  const long = 'x'.repeat(10_000);
  const rows = await readRows(await openFile(xlsxFile([[long]])));
  expect(rows[0]?.cells[0]).toBe(long);
});

/** The cells of the first sheet, row after row, as SheetJS reads them. */
function cellsOf(file: Uint8Array): CellObject[] {
  const rows = Object.values(read(file, { dense: true }).Sheets)[0]?.['!data'] ?? [];
  return rows.flat();
}
