import { expect, test } from 'vitest';
import { cellFormats } from './cell-formats.ts';
import type { FormatCode } from './library-format.ts';
import { readFile } from '../testing/read-file.ts';
import { makeWorkbook } from '../testing/workbook-writer.ts';

/** What a format shows of a number, or of a text. */
async function shown(code: FormatCode, value: number | string, isDate1904 = false) {
  const format = (await cellFormats([code], isDate1904)).of(0);
  return typeof value === 'number' ? format.number(value) : format.text(value);
}

test.each<[code: FormatCode, value: number | string, text: string]>([
  [0, 7, '7'],
  [1, 7, '7'],
  [49, 7, '7'],
  ['', 7, '7'],
  ['@', 7, '7'],
  ['GENERAL', 7, '7'],
  ['0000', 7, '0007'],
  ['0000', -7, '-0007'],
  ['0', 2.5, '3'],
  ['0', -0.4, '0'],
  ['000', 1e15, '1000000000000000'],
  ['"IT-"0000', 7, 'IT-0007'],
  ['#,##0.00', 1234.5, '1,234.50'],
  [10, 0.256, '25.60%'],
  ['"₹" #,##0', 1500, '₹ 1,500'],
  ['[$€-407] #,##0.00', 1234.5, '€ 1,234.50'],
  [14, 45_000, '3/15/2023'],
  ['dd/mm/yyyy', 45_000, '15/03/2023'],
  ['[ENG][$-409]d mmmm yyyy', 45_000, '15 March 2023'],
  ['[h]:mm', 1.5, '36:00'],
  ['[>=100]"big";"small"', 5, 'small'],
  [';;;', 5, ''],
  ['0;0;0;"Mr "@', 'x', 'Mr x'],
  [';;;', 'x', ''],
])('the format %s shows %j as "%s"', async (code, value, text) => {
  expect(await shown(code, value)).toBe(text);
});

test.each([
  ['yyyy-mm-dd', 1, '1904-01-02', '1900-01-01'],
  ['[h]:mm', 1, '24:00', '24:00'],
])('the format %s shows %d by the date system of 1904 as %s', async (code, value, text, usual) => {
  expect(await shown(code, value, true)).toBe(text);
  expect(await shown(code, value)).toBe(usual);
});

test.each(['"abc', `${'0'.repeat(1000)}#`])('the format %s is damaged', async (code) => {
  await expect(shown(code, 1)).rejects.toMatchObject({ kind: 'damaged' });
});

test('a style that there is not is General', async () => {
  expect((await cellFormats(['0000'], false)).of(406).number(7)).toBe('7');
});

test.each([
  [0, '0'],
  [-0, '0'],
  [-12.5, '-12.5'],
  [202_403_000_001, '202403000001'],
  [-100_000_000_000, '-100000000000'],
  [999_999_999_999_999, '999999999999999'],
  [1_000_000_000_000_000, '1E+15'],
  [202_403_000_001.5, '2.02403E+11'],
  [99_999_999_999.5, '1E+11'],
  [1 / 3, '0.333333333'],
  [0.1 + 0.2, '0.3'],
  [1_234_567_890.55, '1234567891'],
  [0.000_1, '0.0001'],
  [0.000_01, '0.00001'],
  [0.000_012_345_678_9, '1.23457E-05'],
  [1.5e300, '1.5E+300'],
])('R7: %d in the format General is %s', async (value, text) => {
  expect(await shown(0, value)).toBe(text);
});

test.each([
  ['2021-01-31', '44227'],
  ['2021-01-31T12:00:00.000Z', '44227.5'],
  ['1900-01-01', '1'],
  ['1900-03-01', '61'],
  ['06:00', '0.25'],
  ['18:00:00', '0.75'],
  ...['Z', 'yesterday', '2021-02-30', '44227'].map((text) => [text, text]),
])('a cell of a date that holds %s shows %s without a format', async (value, text) => {
  const rows = `<row><c t="d"><v>${value}</v></c></row>`;
  expect((await readFile(makeWorkbook({ rows })))[0]?.cells).toEqual([text]);
});
