import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLimits } from '../../../sheet/sheet.ts';
import { CellFormats } from '../../number-formats/cell-formats.ts';
import { nameCode } from '../xml/name-code.ts';
import { XmlTag } from '../xml/xml-tag.ts';
import { PlainCell } from './plain-cell.ts';
import { readWorksheet } from './worksheet.ts';

const encoder = new TextEncoder();

/** The cell and its text, in a window that holds `xml` from `from` on; stale bytes are after its end. */
function readAt(xml: string, from = 0) {
  const bytes = encoder.encode(`${xml}\0</v></c>`);
  const tag = new XmlTag('sheet.xml');
  tag.load(bytes, xml.length);
  tag.at = from;
  const cell = new PlainCell();
  if (!cell.read(tag)) {
    expect(tag.at).toBe(from);
    return undefined;
  }
  const { column, row, style, type } = cell;
  return { column, row, style, type, text: xml.slice(tag.textStart, tag.textEnd), end: tag.at };
}

test('a cell is read with its place, style, type and text', () => {
  const full = '<row><c r="XFD1048576" s="12" t="str"><v>a&amp;b</v></c>';
  expect(readAt(`${full}<c`, '<row>'.length)).toEqual({
    column: 16_383,
    row: 1_048_576,
    style: 12,
    type: nameCode('str'),
    text: 'a&amp;b',
    end: full.length,
  });
  expect(readAt('<c r="A1"><v>1</v></c>')).toMatchObject({ column: 0, row: 1, style: 0, type: 0 });
  expect(readAt('<c r="AA10" t="s"><v></v></c>')).toMatchObject({ column: 26, row: 10, text: '' });
});

test('a cell that the window cuts off is not read', () => {
  const cell = '<c r="B7" s="1" t="s"><v>12</v></c>';
  for (let length = 0; length < cell.length; length++) {
    expect(readAt(cell.slice(0, length)), cell.slice(0, length)).toBeUndefined();
  }
});

test.each([
  '<c  r="A1"><v>1</v></c>',
  "<c r='A1'><v>1</v></c>",
  '<c r="A0"><v>1</v></c>',
  '<c r="A"><v>1</v></c>',
  '<c r="1"><v>1</v></c>',
  '<c r="XFE1"><v>1</v></c>',
  '<c r="A1048577"><v>1</v></c>',
  '<c r="A1" s="-1"><v>1</v></c>',
  '<c r="A1" t="s" s="1"><v>1</v></c>',
  '<c r="A1" t="a<b"><v>1</v></c>',
  '<c r="A1" cm="1"><v>1</v></c>',
  '<c r="A1"/>',
  '<c r="A1"></c>',
  '<c r="A1"><v/></c>',
  '<c r="A1"><v>1</v ></c>',
  '<c r="A1"><v><![CDATA[1]]></v></c>',
  '<c r="A1"><f>1</f><v>1</v></c>',
  '<c r="A1"><v>1</v><f>1</f></c>',
  '<x:c r="A1"><x:v>1</x:v></x:c>',
])('%s is left to be read tag by tag', (xml) => {
  expect(readAt(xml)).toBeUndefined();
});

/** The cells of a row, or of rows, as a worksheet. */
async function rowsOf(rows: string) {
  const xml = encoder.encode(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
  const part = {
    name: 'sheet.xml',
    async *chunks() {
      for (let at = 0; at < xml.length; at += 65_536) yield xml.slice(at, at + 65_536);
    },
  };
  const formats = new CellFormats([0, '000'], false);
  const context = { strings: ['shared', ''], formats, limits: defaultLimits };
  return readWorksheet(part, context).catch((fault: unknown) => fault);
}

/** The same, written so that no cell is a plain one. */
const tagByTag = (rows: string) => rows.replaceAll('<c ', '<c  ');

const attribute = (name: string, ...values: string[]) =>
  fc.constantFrom('', '', ...values.map((value) => ` ${name}="${value}"`));
const cell = fc
  .tuple(
    attribute('r', 'A1', 'B1', 'C1', 'D2', 'AB1', 'XFE1', 'A0', 'x'),
    attribute('s', '1', '2', '01', '', '-1'),
    attribute('t', 's', 'str', 'n', 'b', 'e', 'd', 'inlineStr', 'x', ''),
    fc.constantFrom('1', '0', '7.50', '1e3', 'TRUE', 'a&lt;b', '&', '', ' 12 ', '2021-01-31', 'ü'),
    fc.constantFrom('<v>', '<v>', '<v>', '<f>1</f><v>'),
  )
  .map(([r, s, t, text, start]) => `<c${r}${s}${t}>${start}${text}</v></c>`);

test('a row gives the same, or the same fault, whether its cells are plain ones or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { maxLength: 4 }), async (cells) => {
      const row = `<row r="1">${cells.join('')}</row>`;
      expect(await rowsOf(row)).toEqual(await rowsOf(tagByTag(row)));
    }),
    { numRuns: 300 },
  );
});

test('wherever windows end, each cell is read once', async () => {
  const numbers = Array.from({ length: 4000 }, (_, i) => i + 1);
  const xml = numbers.map(
    (row) =>
      `<row r="${row}"><c r="A${row}"><v>${row}</v></c><c r="B${row}" t="s"><v>0</v></c>` +
      `<c r="C${row}" s="1"/><c r="D${row}" s="1"><v>${row % 7}</v></c></row>`,
  );
  const expected = numbers.map((number) => ({
    number,
    // Nothing is in column C.
    cells: Object.assign([], { 0: String(number), 1: 'shared', 3: `00${number % 7}` }),
  }));
  expect(await rowsOf(xml.join(''))).toEqual(expected);
});
