import { expect, test } from 'vitest';

import { defaultLimits, type Limits } from '../../sheet/sheet.ts';
import { biffRecord, spreadsheetFile } from '../../testing/spreadsheet-file.ts';
import { readFile } from '../../testing/read-file.ts';

async function shown(bytes: Uint8Array, limits: Partial<Limits> = {}) {
  const rows = await readFile(bytes, { limits: { ...defaultLimits, ...limits } });
  return rows.map((row) => row.cells);
}

/** The text that a number or text in this format shows. */
async function formatted(value: number | string, code: string, limits: Partial<Limits> = {}) {
  const cell = { t: typeof value === 'number' ? 'n' : 's', v: value, z: code } as const;
  return (await shown(spreadsheetFile('biff8', [[cell]]), limits))[0]?.[0];
}

test.each([
  [0.5, '[$-010409]0.00%', '50.00%'],
  [221_141, '[$-409]#,##0', '221,141'],
  [1234.5, '[$₹-4009]#,##0.00', '₹1,234.50'],
  [-26, '[<-25]General;[>25]General;General', '26'],
  [45_292, 'm/d/yy', '1/1/24'],
  [7, '0000', '0007'],
  [202_403_000_001, 'General', '202403000001'],
  [202_403_000_001, '0', '202403000001'],
  [0.0001, '# ?/2', '0    '],
  [0.99, '# ??/??', ' 98/99'],
  ['Asha', '"Ms "@', 'Ms Asha'],
  ['Asha', '@', 'Asha'],
])('%j in the format %s is shown as %s', async (value, code, text) => {
  await expect(formatted(value, code)).resolves.toBe(text);
});

test('what a number format makes of a cell is bounded, and of all cells together', async () => {
  await expect(formatted(7, '"12345678"0', { maxCellLength: 9 })).resolves.toBe('123456787');
  const tooLarge = expect.objectContaining({ kind: 'too-large' });
  await expect(formatted(7, '"12345678"0', { maxCellLength: 8 })).rejects.toEqual(tooLarge);
  const cells = Array.from({ length: 10 }, (_, v) => ({ t: 'n', v, z: '"123"0' }) as const);
  const bytes = spreadsheetFile('biff8', [cells]);
  await expect(shown(bytes, { maxShownLength: 40 })).resolves.toHaveLength(1);
  await expect(shown(bytes, { maxShownLength: 39 })).rejects.toEqual(tooLarge);
});

const eof = biffRecord(0x000a);
const word = (value: number) => [value & 255, value >> 8];
const ascii = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const number = (value: number) => [...new Uint8Array(Float64Array.of(value).buffer)];

/** A workbook of Excel 5 with one sheet. */
function biff5(cells: number[]) {
  const bof = (type: number) => biffRecord(0x0809, [0, 5, ...word(type), 0, 0, 0, 0]);
  const sheet = (place: number) => biffRecord(0x0085, [...word(place), 0, 0, 0, 0, 1, 65]);
  const place = bof(5).length + sheet(0).length + eof.length;
  return Uint8Array.from([...bof(5), ...sheet(place), ...eof, ...bof(0x0010), ...cells, ...eof]);
}

/** A workbook of Excel 97 with one sheet, which is declared to be of a kind and begins as one of a kind. */
function biff8(cells: number[], declared = 0, begins = 0x0010, globals: number[] = []) {
  const bof = (type: number) => biffRecord(0x0809, [0, 6, ...word(type), 0, 0, 0, 0]);
  const sheet = (place: number) =>
    biffRecord(0x0085, [...word(place), 0, 0, 0, declared, 1, 0, 65]);
  const place = bof(5).length + globals.length + sheet(0).length + eof.length;
  const book = [...bof(5), ...globals, ...sheet(place), ...eof];
  return Uint8Array.from([...book, ...bof(begins), ...cells, ...eof]);
}

const seven = biffRecord(0x0203, [0, 0, 0, 0, 0, 0, ...number(7)]);

test('the format 14 is m/d/yyyy as in an .xlsx, unless the workbook has one of its own', async () => {
  const style = biffRecord(0x00e0, [0, 0, 14, 0, ...new Array<number>(16).fill(0)]);
  const day = biffRecord(0x0203, [0, 0, 0, 0, 0, 0, ...number(45_292)]);
  const own = biffRecord(0x041e, [14, 0, 8, 0, 0, ...ascii('dd.mm.yy')]);
  await expect(shown(biff8(day, 0, 0x0010, style))).resolves.toEqual([['1/1/2024']]);
  await expect(shown(biff8(day, 0, 0x0010, [...own, ...style]))).resolves.toEqual([['01.01.24']]);
});

test('a formula in a record of Excel 4 has its result', async () => {
  const data = [0, 0, 0, 0, 0, 0, ...number(7), 0, 0, 0, 0, 0, 0, 3, 0, 0x1e, 7, 0];
  await expect(shown(biff8(biffRecord(0x0406, data)))).resolves.toEqual([['7']]);
});

test('a sheet that is declared as a chart has cells where its own beginning says that it is none', async () => {
  await expect(shown(biff8(seven, 2, 0x0010))).resolves.toEqual([['7']]);
  await expect(shown(biff8(seven, 2, 0x0020))).rejects.toMatchObject({
    kind: 'not-a-spreadsheet',
  });
});

test('records of BIFF2 are read in a sheet that begins like a later one', async () => {
  const bytes = Uint8Array.from([
    ...biffRecord(0x0809, [0, 0, 0x10, 0, 0, 0]),
    ...biffRecord(0x0004, [0, 0, 0, 0, 0, 0, 0, 4, ...ascii('Asha')]),
    ...biffRecord(0x0002, [0, 0, 1, 0, 0, 0, 0, 7, 0]),
    ...eof,
  ]);
  await expect(shown(bytes)).resolves.toEqual([['Asha', '7']]);
});

test.each([
  ['Central European on a Macintosh', 10_029, [0xfc, 0x61, 0x64, 0x6f, 0x77], 'Ładow'],
  ['DOS in Central Europe', 852, [0x9d, 0xa2, 0x64], 'Łód'],
  ['DOS', 437, [0x82, 0x8a], 'éè'],
  ['no page that is known', 1234, ascii('Asha'), 'Asha'],
])('texts in the code page for %s are read', async (_, page, text, expected) => {
  const bytes = Uint8Array.from([
    ...biffRecord(0x0009, [2, 0, 0x10, 0]),
    ...biffRecord(0x0042, word(page)),
    ...biffRecord(0x0004, [0, 0, 0, 0, 0, 0, 0, text.length, ...text]),
    ...eof,
  ]);
  await expect(shown(bytes)).resolves.toEqual([[expected]]);
});

const textFormula = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0];

// SheetJS counts up to a length that is not there, and never arrives.
test.each([
  ['a label of Excel 2 that ends within its place', biff5(biffRecord(0x0004, [0, 0, 0, 0]))],
  ['a number format without a text', biff5([...seven, ...biffRecord(0x041e, [1, 0])])],
  ['a number format of Excel 2 without a text', biff5([...seven, ...biffRecord(0x001e)])],
  ['a formula without its text', biff8([...biffRecord(6, textFormula), ...biffRecord(0x0007)])],
  ['a number without its digits', biff8(biffRecord(0x0203, [0, 0, 0]))],
])('a record that is cut off is a fault and is not read for ever: %s', async (_, bytes) => {
  await expect(shown(bytes)).rejects.toMatchObject({
    kind: 'damaged',
    // Vitest's matchers are typed as `any`.
    detail: expect.stringMatching(/^workbook stream: record 0x0[\da-f]{3} is cut off$/) as string,
  });
});

// SheetJS makes a text of 65,535 characters of each: 200 million of a file of 50 kB.
test.each([
  ['a label', biffRecord(0x0004, [0, 0, 0, 0, 0, 0, 0, 255, 255, 0])],
  ['a formula', [...biffRecord(6, textFormula), ...biffRecord(0x0207, [255, 255, 0])]],
  ['a number format', biffRecord(0x041e, [99, 0, 255, 255, 0])],
])('a text longer than its record is a fault and takes no memory: %s', async (_, record) => {
  const cells = new Array<number[]>(3000).fill(record).flat();
  await expect(shown(biff8(cells))).rejects.toMatchObject({
    kind: 'damaged',
    // Vitest's matchers are typed as `any`.
    detail: expect.stringMatching(/^workbook stream: text of record 0x0[\da-f]{3}$/) as string,
  });
});

test('a text goes on in the record that continues its own', async () => {
  const label = biffRecord(0x0204, [0, 0, 0, 0, 0, 0, 4, 0, 0, ...ascii('As')]);
  const rest = biffRecord(0x003c, [0, ...ascii('ha')]);
  await expect(shown(biff8([...label, ...rest]))).resolves.toEqual([['Asha']]);
});

test('shared strings that end early are read as far as they go', async () => {
  const strings = biffRecord(0x00fc, [1, 0, 0, 0, 2, 0, 0, 0, 4, 0, 0, ...ascii('Asha'), 9]);
  const shows = (index: number) => [
    ...strings,
    ...biffRecord(0x00fd, [0, 0, 0, 0, 0, 0, index, 0, 0, 0]),
  ];
  await expect(shown(biff8(shows(0)))).resolves.toEqual([['Asha']]);
  await expect(shown(biff8(shows(1)))).rejects.toMatchObject({ kind: 'damaged' });
});

test('a formula of Excel 5 is read in a sheet that names no version', async () => {
  const formula = [0, 0, 1, 0, 0, 0, ...number(9), 0, 0, 0, 0, 0, 0, 3, 0, 0x1e, 9, 0];
  const bof = biffRecord(0x0809, [0, 0, 0x10, 0, 0, 0]);
  const bytes = Uint8Array.from([...bof, ...seven, ...biffRecord(0x0006, formula), ...eof]);
  await expect(shown(bytes)).resolves.toEqual([['7', '9']]);
});

test.each([
  ['none, and a kind in the wrong order', [0, 0, 0, 0x10]],
  ['one in the way of Excel 2', [7, 0, 0x10, 0]],
])('a text of Excel 2 is read in a sheet whose version is %s', async (_, version) => {
  const bytes = Uint8Array.from([
    ...biffRecord(0x0809, [...version, 0, 0]),
    ...biffRecord(0x0004, [0, 0, 0, 0, 0, 0, 0, 4, ...ascii('Asha')]),
    ...eof,
  ]);
  await expect(shown(bytes)).resolves.toEqual([['Asha']]);
});

test('number formats of Excel 2 beyond those that a style can name cost nothing', async () => {
  const formats = Array.from({ length: 120_000 }, (_, index) =>
    biffRecord(0x001e, [6, ...ascii(String(100_000 + index))]),
  ).flat();
  await expect(shown(biff5([...seven, ...formats]))).resolves.toEqual([['7']]);
});
