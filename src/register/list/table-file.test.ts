import { read, type CellObject } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText, xlsxFile } from './table-file.ts';

/** The cells that Papa Parse reads from a row saved as CSV. */
function csvCells(row: string[]) {
  const text = csvText([row]).slice(1);
  return papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' }).data[0];
}

const likeFormulas = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\r=1', '\n=1', '\0=1', '=HYPERLINK("http://x","y")'],
  ...['＝1+1', '＋1', '－1', '＠x', ' =1+1', '\u00a0=1', '\ufeff=1', '\u200b=1'],
];

test.each([
  ...likeFormulas.map((text) => [text, `'${text}`]),
  ['Asha;=1+1', "Asha;'=1+1"],
  ['Asha\t@SUM(A1)', "Asha\t'@SUM(A1)"],
  ['a; =1', "a;' =1"],
  ['a;＝1;－2', "a;'＝1;'－2"],
  ['\t=1', "'\t'=1"],
  ['a;b=c, d-e', 'a;b=c, d-e'],
])('a cell that a spreadsheet could take for a formula is saved as text: %j', (text, safe) => {
  expect(csvCells([text])).toEqual([safe]);
});

test('a cell that can’t be taken for a formula is read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (texts) => {
      const row = texts.map((text) => `x${text.replaceAll(/[;\t]/g, '')}`);
      expect(csvCells(row)).toEqual(row);
    }),
  );
});

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
