import { expect, test } from 'vitest';
import { CellFormats, type CellFormat } from './cell-formats.ts';
import type { FormatCode } from './format-code.ts';

/** What a format shows, with the library loaded. */
async function shown(
  code: FormatCode,
  show: (format: CellFormat) => string | undefined,
  isDate1904 = false,
): Promise<string | undefined> {
  const formats = new CellFormats([code], isDate1904);
  await formats.loaded();
  return show(formats.of(0));
}

test('General, text, zeros and texts need no library', () => {
  for (const code of [0, 1, 49, '', '@', 'GENERAL', '0000']) {
    expect(new CellFormats([code], false).of(0).number(7)).toMatch(/^0*7$/);
  }
  for (const code of [14, 44, '0.00', 'yyyy-mm-dd;@', '_-* #,##0_-;_-* "-"_-;;_-@_-']) {
    const format = new CellFormats([code], false).of(0);
    expect(format.keepsText ? 'text' : format.text('text')?.trim()).toBe('text');
  }
});

test.each([
  ['0000', 7, '0007'],
  ['0000', -7, '-0007'],
  ['0', 2.5, '3'],
  ['0', -0.4, '0'],
  ['000', 1e15, '1000000000000000'],
  ['"IT-"0000', 7, 'IT-0007'],
  ['000\\-000', 123_456, '123-456'],
  ['0.00', 1.005, '1.01'],
  ['#,##0.00', 1234.5, '1,234.50'],
  [10, 0.256, '25.60%'],
  ['"₹" #,##0', 1500, '₹ 1,500'],
  ['[$€-407] #,##0.00', 1234.5, '€ 1,234.50'],
  [12, 1.25, '1 1/4'],
  [11, 12_345, '1.23E+04'],
  [14, 45_000, '3/15/2023'],
  ['dd/mm/yyyy', 45_000, '15/03/2023'],
  ['[ENG][$-409]d mmmm yyyy', 45_000, '15 March 2023'],
  ['[h]:mm', 1.5, '36:00'],
  ['yyyy-mm-dd', -1, '########'],
  ['[>=100]"big";"small"', 5, 'small'],
  [';;;', 5, ''],
])('the format %s shows %d as "%s"', async (code, value, text) => {
  expect(await shown(code, (format) => format.number(value))).toBe(text);
});

test('dates of the 1904 system are 1,462 days later, and times that have passed are not', async () => {
  expect(await shown('yyyy-mm-dd', (format) => format.number(1), true)).toBe('1904-01-02');
  expect(await shown('[h]:mm', (format) => format.number(1), true)).toBe('24:00');
});

test('a format may change texts', async () => {
  expect(await shown('0;0;0;"Mr "@', (format) => format.text('x'))).toBe('Mr x');
  expect(await shown(';;;', (format) => format.text('x'))).toBe('');
});

test('ISO dates are shown as the serial numbers that they are, through the format', async () => {
  const date = (format: CellFormat) => format.isoDate('2021-01-31');
  expect(await shown('dd.mm.yyyy', date)).toBe('31.01.2021');
  expect(await shown('0.00', date)).toBe('44227.00');
  expect(await shown('0000000', date)).toBe('0044227');
  expect(await shown(0, date)).toBe('44227');
  expect(await shown(0, (format) => format.isoDate('10:10:10'))).toBe('0.423726852');
  expect(await shown(0, (format) => format.isoDate('some day'))).toBe('some day');
});

test('a format that makes no sense is damaged', async () => {
  await expect(shown('"abc', (format) => format.number(1))).rejects.toMatchObject({
    kind: 'damaged',
  });
});

test('a style that there is not is General, unless the styles are missing altogether', () => {
  expect(new CellFormats(['0000'], false).of(406).number(7)).toBe('7');
  const missing = new CellFormats('missing', false);
  expect(missing.of(0).number(7)).toBe('7');
  expect(() => missing.of(1)).toThrow(expect.objectContaining({ kind: 'damaged' }));
});
