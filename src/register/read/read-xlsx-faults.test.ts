import { expect, test } from 'vitest';
import { defaultLimits } from '../sheet/sheet.ts';
import type { Limits, SheetRow } from '../sheet/sheet.ts';
import { readXlsxFile } from '../testing/read-file.ts';
import {
  makeWorkbook,
  relations,
  sheetXml,
  stylesOf,
  workbookXml,
} from '../testing/workbook-writer.ts';
import type { WorkbookDraft } from '../testing/workbook-writer.ts';

async function read(draft: WorkbookDraft, limits: Partial<Limits> = {}): Promise<SheetRow[]> {
  return readXlsxFile(await makeWorkbook(draft), { limits: { ...defaultLimits, ...limits } });
}

function cell(attributes: string, content: string): string {
  return `<row><c ${attributes}>${content}</c></row>`;
}

const rows = '<row r="1"><c r="A1"><v>7</v></c></row>';

const two = '<row><c><v>1</v></c></row><row><c t="str"><v>ab</v></c></row>';
const wide = Array.from({ length: 99 }, (_, i) => `<row><c r="SA${i + 1}"><v>1</v></c></row>`);

test.each<[draft: WorkbookDraft, limits: Partial<Limits>]>([
  [{ rows: two }, { maxRows: 1 }],
  [{ rows: two }, { maxCells: 1 }],
  [{ rows: two }, { maxInflatedBytes: 1000 }],
  [{ rows: two, strings: '<si/><si/>' }, { maxCells: 1 }],
  [{ rows: wide.join('') }, { maxCells: 99 }],
])('each limit holds, and what is just within it is read: %#', async (draft, limits) => {
  await expect(read(draft, limits)).rejects.toMatchObject({ kind: 'too-large' });
  const within = { maxRows: 2, maxCells: 2, maxCellLength: 1 };
  await expect(read({ rows: two }, within)).resolves.toHaveLength(2);
});

test.each<[kind: string, draft: WorkbookDraft]>([
  ['not-a-spreadsheet', { parts: { 'xl/workbook.xml': null } }],
  ['not-a-spreadsheet', { parts: { 'xl/workbook.xml': null, '_rels/.rels': null } }],
  ['not-a-spreadsheet', { parts: { 'xl/workbook.xml': workbookXml('') } }],
  ['password-protected', { file: { declared: { flags: 1 } } }],
])('a workbook is the fault of %s: %o', async (kind, draft) => {
  await expect(read({ rows, ...draft })).rejects.toMatchObject({ kind });
});

test('what can not be read safely is damaged', async () => {
  const broken: WorkbookDraft[] = [
    { rows: cell('t="s"', '<v>0</v>') },
    { rows: cell('t="s"', '<v>-1</v>'), strings: '<si><t>x</t></si>' },
    { rows: cell('t="s"', '<v>0.5</v>'), strings: '<si><t>x</t></si>' },
    { rows: cell('t="inlineStr"', '<is/><is><t>2</t></is>') },
    { rows: cell('t="s"', '<v>0</v>'), parts: { 'xl/sharedStrings.xml': null }, strings: '' },
    { rows: cell('s="1"', '<v>1</v>'), parts: { 'xl/styles.xml': null }, styles: '' },
    { rows: cell('', '<v>1<x/>2</v>') },
    { rows: cell('t="inlineStr"', '<is><t>1<x/>2</t></is>') },
    { rows: cell('s="x"', '<v>1</v>') },
    { rows: cell('', '<v>seven</v>') },
    { rows: cell('', '<v>1e999</v>') },
    { rows: cell('', '<v>1</v><v>2</v>') },
    { rows: cell('t="b"', '<v>2</v>') },
    { rows: cell('t="what"', '<v>2</v>') },
    { rows: cell('t="str"', '<v>&unknown;</v>') },
    { rows: cell('r="A0"', '<v>1</v>') },
    { rows: cell('r="XFE1"', '<v>1</v>') },
    { rows: '<row r="0"/>' },
    { rows: '<row r="5"/><row r="2"/>' },
    { rows: '<row r="5"/><row><c r="A2"><v>1</v></c></row>' },
    { rows: '<row r="1048577"/>' },
    { rows: '<row r="2"><c r="A1"><v>1</v></c></row>' },
    { rows: '<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>' },
    { rows: rows + rows },
    { rows: '<row r="1"><c r="A1"><v>1</v></row>' },
    { rows: '</sheetData></worksheet><worksheet><sheetData><row>' },
    ...['&amp', '&#0;', '&#xD800;', '&#x110000;', '<![CDATA[', '<!-- ', '<a b>', '<>'].map(
      (text) => ({ rows: cell('t="str"', `<v>${text}</v>`) }),
    ),
    ...['<row a b>', '<row a=b>', '<row a="<">', '<row a="c>', '<!DOCTYPE a>', '<row></c>'].map(
      (xml) => ({ rows: xml }),
    ),
    { rows: `<!--${'>'.repeat(2_000_000)}` },
    ...[
      sheetXml(rows).slice(0, -30),
      '<worksheet><rows/></worksheet>',
      '<worksheet/>',
      `<worksheet>${'<sheetData/>'.repeat(2)}</worksheet>`,
      '<worksheet><sheetData/>',
      '<chartsheet/>',
      '',
      null,
      '<?xml version="1.0" encoding="klingon"?><worksheet/>',
      new Uint8Array([0xfe, 0xff, 0xd8, 0x00, 0x00]),
    ].map((sheet) => ({ parts: { 'xl/worksheets/sheet1.xml': sheet } })),
    { parts: { 'xl/sharedStrings.xml': '<sst><si><t>x</t>' }, strings: '' },
    { parts: { 'xl/styles.xml': new Uint8Array([0x3c, 0xff]) }, styles: '' },
    { parts: { 'xl/_rels/workbook.xml.rels': relations([]) } },
    { parts: { 'xl/workbook.xml': '<w:document xmlns:w="w"/>' } },
    { parts: { 'XL/workbook.xml': workbookXml('') } },
  ];
  for (const draft of broken) {
    const fault: unknown = await read({ rows, ...draft }).catch((error: unknown) => error);
    // The detail is a sentence, not what an engine says.
    const detail: unknown = expect.not.stringContaining('Error');
    expect(fault, JSON.stringify(draft).slice(0, 1000)).toMatchObject({ kind: 'damaged', detail });
  }
});

test('a text that the cell itself holds may have any length', async () => {
  const long = 'x'.repeat(40_000);
  const cells = `<c t="s"><v>0</v></c><c t="str"><v>${long}</v></c>`;
  const read40k = await read({ strings: `<si><t>${long}</t></si>`, rows: `<row>${cells}</row>` });
  expect(read40k[0]?.cells).toEqual([long, long]);
});

test('what formats make of a cell, and of all cells, is bounded', async () => {
  const tooLarge = { kind: 'too-large' };
  const number = { styles: stylesOf('0'.repeat(100_000)), rows: cell('s="1"', '<v>1</v>') };
  await expect(read(number)).rejects.toMatchObject(tooLarge);
  const styles = stylesOf('"a"@');
  const long = cell('s="1" t="str"', `<v>${'x'.repeat(32_767)}</v>`);
  await expect(read({ styles, rows: long })).rejects.toMatchObject(tooLarge);
  const ten = cell('s="1" t="str"', '<v>123456789</v>');
  const limits = { maxShownLength: 30 };
  expect(await read({ styles, rows: ten.repeat(3) }, limits)).toHaveLength(3);
  await expect(read({ styles, rows: ten.repeat(4) }, limits)).rejects.toMatchObject(tooLarge);
});
