import { read, type CellObject } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { xlsxFile } from './table-file.ts';

const strange = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '0007', '31/01/2026', 'TRUE', '=HYPERLINK("http://x","y")'],
  ...['<b>&amp;', '  spaces  ', 'a\nb', '_x0041_', '_x000B_', '\v\u0001', '"', "'", 'आशा', '👩‍🎓'],
  '\ufffe',
];

test('every cell of a saved workbook is text', () => {
  const cells = cellsOf(xlsxFile([strange]));
  expect(cells.map(({ t, v }) => [t, v])).toEqual(strange.map((text) => ['s', text]));
  for (const cell of cells) expect(cell).not.toHaveProperty('f');
  const part = unzipSync(xlsxFile([strange]))['xl/worksheets/sheet1.xml'];
  const xml = strFromU8(part ?? new Uint8Array());
  expect(xml).not.toMatch(/<f[ >]/);
  expect(xml).not.toMatch(/<c (?![^>]*t="inlineStr")/);
});

/** The cells of the first sheet, as SheetJS reads them. */
function cellsOf(file: Uint8Array): CellObject[] {
  const rows = Object.values(read(file, { dense: true }).Sheets)[0]?.['!data'] ?? [];
  return rows.flat();
}
