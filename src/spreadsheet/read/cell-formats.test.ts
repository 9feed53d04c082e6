import { expect, test } from 'vitest';
import { cellFormats } from './cell-formats.ts';
import type { FormatCode } from './library-format.ts';
import { readFile } from '../testing/read-file.ts';
import { makeWorkbook } from '../testing/workbook-writer.ts';

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
  ['[>=100000]##\\,##\\,##0;##,##0', 1_234_567, '12,34,567'],
  ['0\\ \\d\\a\\y\\s', 30, '30 days'],
  ['0E+0', 45_629, '5E+4'],
  [10, 0.256, '25.60%'],
  ['"₹" #,##0', 1500, '₹ 1,500'],
  ['[$€-407] #,##0.00', 1234.5, '€ 1,234.50'],
  [14, 45_000, '15-03-2023'],
  [15, 45_000, '15-Mar-23'],
  [22, 45_000.5, '15-03-2023 12:00'],
  [30, 45_000, '15-03-2023'],
  ['"ITA-"General', 202_401_310_001, 'ITA-202401310001'],
  ['"ITA-"General;"No "General', -202_401_310_001, 'No 202401310001'],
  ['[<5]General" a";General" b";General;General" c"', 202_401_310_001, '202401310001 b'],
  ['"General "General', 1.5, 'General 1.5'],
  ['"ITA-"@', 202_401_310_001, '202401310001'],
  ['"ITA-"@', '0001', 'ITA-0001'],
  ['[$-4000439]0000', 7, '०००७'],
  ['[$-4000439]General', 202_401_310_001, '२०२४०१३१०००१'],
  ['[$-4000439]dd/mm/yyyy', 45_000, '१५/०३/२०२३'],
  ['[$-400044E]d mmmm yyyy', 45_000, '१५ मार्च २०२३'],
  ['[$-hi-IN,400]0000', 7, '०००७'],
  ['[$₹-4000439] 0.00', 7.5, '₹ ७.५०'],
  ['[$-7000447]0000', 7, '૦૦૦૭'],
  ['[$-9000449]0000', 7, '௦௦௦௭'],
  ['[$-2000401]0000', 7, '٠٠٠٧'],
  ['[$-1000439]0000', 7, '0007'],
  ['[$-409]0000', 7, '0007'],
  ['dd/mm/yyyy', 45_000, '15/03/2023'],
  ['dd-mmm-yyyy', 45_000, '15-Mar-2023'],
  ['mmmm/d/yyyy', 45_000, 'March/15/2023'],
  ['ddd/mm/yyyy', 45_000, 'Wed/03/2023'],
  ['mmmmm.d.yyyy', 45_000, 'M.15.2023'],
  ['d.m.yyyy', 45_000, '15.3.2023'],
  ['[ENG][$-409]d mmmm yyyy', 45_000, '15 March 2023'],
  ['[h]:mm', 1.5, '36:00'],
  ['[h]:mm', -1.5, '########'],
  ['# ?/?', 1.5, '1 1/2'],
  ['# ?/?', 0.5, ' 1/2'],
  ['# ?/?', -1.25, '-1 1/4'],
  ['# ?/?', 2, '2    '],
  ['# ?/?', 1.999, '2    '],
  ['# ?/8', -0.999, '-1    '],
  ['?/?', 0.999, '1/1'],
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
  ['[h]:mm', -1.5, '-36:00', '########'],
])('in the date system of 1904, the format %s shows %d as %s', async (code, value, text, usual) => {
  expect(await shown(code, value, true)).toBe(text);
  expect(await shown(code, value)).toBe(usual);
});

test.each(['"abc', `"a"@"${'b'.repeat(1000)}"`])(
  'the text of a cell is unknown if its format can’t be used: %.20s',
  async (code) => {
    const format = (await cellFormats([code], false)).of(0);
    expect(format.number(1)).toBeUndefined();
    expect(format.keepsText ? undefined : format.text('x')).toBeUndefined();
  },
);

test.each<[code: FormatCode, value: number, day: string | undefined, isDate1904?: boolean]>([
  [14, 46_359, '2026-12-03'],
  [14, 46_359.75, '2026-12-03'],
  [22, 44_897, '2026-12-03', true],
  ['dd/mm/yyyy', 1, '1900-01-01'],
  ['dd/mm/yyyy', 59, '1900-02-28'],
  ['dd/mm/yyyy', 60, undefined],
  ['dd/mm/yyyy', 61, '1900-03-01'],
  ['dd/mm/yyyy', 0, undefined],
  ['dd/mm/yyyy', -1, undefined],
  ['dd/mm/yyyy', 2_958_466, undefined],
  ['[$-4000439]dd/mm/yyyy;@', 46_359, '2026-12-03'],
  ['[=0]"";d-mmm', 46_359, '2026-12-03'],
  ['[$-F800]dddd, mmmm dd, yyyy', 46_359, '2026-12-03'],
  [17, 46_359, undefined],
  ['dddd mmmm yyyy', 46_359, undefined],
  ['hh:mm', 46_359.5, undefined],
  ['[h]:mm', 46_359, undefined],
  ['0 "d" \\d', 46_359, undefined],
  ['0\\ \\d\\a\\y\\s', 30, undefined],
  ['_-* #,##0.00\\ _D_M_-', 46_359, undefined],
  ['0000', 46_359, undefined],
  [0, 46_359, undefined],
])(
  'for the format %s and the number %d, the day is %s',
  async (code, value, day, isDate1904 = false) => {
    expect((await cellFormats([code], isDate1904)).of(0).day?.(value)).toBe(day);
  },
);

test('a cell style that the workbook lacks counts as General', async () => {
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
])('R7: the format General shows %d as %s', async (value, text) => {
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
])('a date cell without a format shows the value %s as %s', async (value, text) => {
  const rows = `<row><c t="d"><v>${value}</v></c></row>`;
  expect((await readFile(makeWorkbook({ rows })))[0]?.cells).toEqual([text]);
});
