import { expect, test } from 'vitest';
import type { SheetRow } from '../sheet/cells.ts';
import { readFile } from '../testing/read-file.ts';
import {
  makeWorkbook,
  relations,
  sheetXml,
  stylesOf,
  workbookXml,
} from '../testing/workbook-writer.ts';
import type { WorkbookDraft } from '../testing/workbook-writer.ts';

async function read(draft: WorkbookDraft) {
  const rows = await readFile(makeWorkbook(draft));
  return rows.map(({ number, cells }) => [number, ...cells]);
}

function cell(attributes: string, content: string): string {
  return `<row><c ${attributes}>${content}</c></row>`;
}

const rows = '<row r="1"><c r="A1"><v>7</v></c></row>';

const shared = (...texts: string[]) => texts.map((text) => `<si>${text}</si>`).join('');

const tooLarge = { kind: 'too-large' };

test.each<[what: string, draft: WorkbookDraft, ...rows: unknown[][]]>([
  [
    'every type of cell',
    {
      strings: shared('<t>shared</t>'),
      rows: `<row r="2">
        <c r="A2"><v>1.50</v></c><c r="B2" t="n"><v> 1E3 </v></c><c r="C2" t="s"><v>0</v></c>
        <c r="D2" t="str"><f>T(C2)</f><v>formula</v></c><c r="E2" t="inlineStr"><is><t>inline</t></is></c>
        <c r="F2" t="b"><v>1</v></c><c r="G2" t="b"><v>false</v></c><c r="H2" t="e"><v>#N/A</v></c>
        <c r="I2" t="d"><v>2021-01-31</v></c><c r="J2"><f>1+1</f><v>2</v></c><c r="K2"><f>1</f></c>
      </row>`,
    },
    [2, '1.5', '1000', 'shared', 'formula', 'inline', 'TRUE', 'FALSE', '#N/A', '44227', '2'],
  ],
  [
    'a built-in format, but not a format of conditional formatting',
    {
      styles:
        '<cellStyleXfs><xf numFmtId="1"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="10"/></cellXfs>' +
        '<dxfs><dxf><numFmt numFmtId="10" formatCode="0000"/></dxf></dxfs>',
      rows: cell('s="1"', '<v>0.5</v>'),
    },
    [1, '50.00%'],
  ],
  [
    'the parts of a rich text with their white space, but not its phonetic text',
    {
      strings: shared(
        '<r><rPr><b/></rPr><t xml:space="preserve">Core </t></r><r><t>Java</t></r>',
        '<t> 漢字 </t><rPh sb="0" eb="1"><t>カンジ</t></rPh><phoneticPr fontId="1"/>',
        '<t/>',
      ),
      rows: `<row>${[0, 1, 2].map((i) => `<c t="s"><v>${i}</v></c>`).join('')}</row>`,
    },
    [1, 'Core Java', ' 漢字 '],
  ],
  [
    'an inline text without its phonetic text, and the cell after it',
    {
      rows: '<row><c t="inlineStr"><is><t>漢字</t><rPh sb="0" eb="1"><t>カンジ</t></rPh></is></c><c><v>2</v></c></row>',
    },
    [1, '漢字', '2'],
  ],
  [
    'the parts of an inline rich text',
    { rows: '<row><c t="inlineStr"><is><r><t>As</t></r><r><t>ha</t></r></is></c></row>' },
    [1, 'Asha'],
  ],
  [
    'a blank cell if a cell of the type "shared text" has no value',
    { strings: shared('<t>shared</t>'), rows: '<row><c t="s"/><c><v>2</v></c></row>' },
    [1, undefined, '2'],
  ],
  [
    'cells and rows without references right after the previous ones',
    {
      rows: `<row><c><v>1</v></c><c/><c><v>2</v></c></row><row/>
        <row><c r="C3"><v>3</v></c><c><v>4</v></c></row><row><c r="A9"><v>5</v></c></row>`,
    },
    [1, '1', undefined, '2'],
    [3, undefined, undefined, '3', '4'],
    [9, '5'],
  ],
  [
    'cells in any order, and a row in two elements',
    {
      rows: `<row r="5"><c r="C5"><v>3</v></c></row><row r="5"><c r="A5"><v>1</v></c></row>`,
    },
    [5, '1', undefined, '3'],
  ],
  [
    'formats that need the library, without a row that shows nothing',
    {
      styles: stylesOf('dd/mm/yyyy', ';;;', '"No. "@'),
      rows: `<row r="1"><c s="1"><v>45000</v></c><c s="2"><v>1</v></c></row>
        <row r="2"><c s="2"><v>1</v></c></row><row r="3"><c s="3" t="str"><v>7</v></c></row>`,
    },
    [1, '15/03/2023'],
    [3, 'No. 7'],
  ],
  [
    'either the value or the inline text of a cell, by its type',
    {
      rows: ['inlineStr', 'str']
        .map((type) => cell(`t="${type}"`, '<v>7</v><is><t>text</t></is>'))
        .join(''),
    },
    [1, 'text'],
    [2, '7'],
  ],
  [
    'a text with references, a CDATA section, comments and line ends',
    {
      rows: cell(
        't="str"',
        '<v>a &lt;&#65;&#x1F600;<![CDATA[&amp;]]><!-- > --><?p <c> ?>]b > c\r\nd</v>',
      ),
    },
    [1, 'a <A😀&amp;]b > c\nd'],
  ],
])('the reader gives the texts that the sheet shows: %s', async (_, draft, ...expected) => {
  expect(await read(draft)).toEqual(expected);
});

test('chart and dialog sheets are skipped, and the first worksheet in workbook order is read', async () => {
  const sheet = (id: string) => `<sheet name="${id}" sheetId="1" r:id="${id}"/>`;
  const parts = {
    'xl/workbook.xml': workbookXml(['chart', 'dialog', 'second', 'first'].map(sheet).join('')),
    'xl/_rels/workbook.xml.rels': relations([
      ['first', 'worksheet', 'worksheets/sheet1.xml'],
      ['second', 'worksheet', 'worksheets/sheet2.xml'],
      ['chart', 'chartsheet', 'chartsheets/sheet1.xml'],
      ['dialog', 'dialogsheet', 'dialogsheets/sheet1.xml'],
    ]),
    'xl/worksheets/sheet2.xml': sheetXml(cell('', '<v>2</v>')),
  };
  expect(await read({ parts, rows })).toEqual([[1, '2']]);
});

test('a sheet that is larger than the reader’s buffer is read completely', async () => {
  const numbers = Array.from({ length: 8000 }, (_, i) => i + 1);
  const draft = {
    strings: numbers.map((n) => `<si><t>Sträng ${n} &amp; more</t></si>`).join(''),
    rows: numbers
      .map((n) => `<row r="${n}"><c t="s"><v>${n - 1}</v></c><c t="str"><v>“${n}”</v></c></row>`)
      .join(''),
  };
  expect(await read(draft)).toEqual(numbers.map((n) => [n, `Sträng ${n} & more`, `“${n}”`]));
});

test.each([null, workbookXml('')])(
  'a file without a workbook or a worksheet is not a spreadsheet: %j',
  async (workbook) => {
    const reading = read({ rows, parts: { 'xl/workbook.xml': workbook } });
    await expect(reading).rejects.toMatchObject({ kind: 'not-a-spreadsheet' });
  },
);

test('a file that can’t be read reliably gives the fault "damaged"', async () => {
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
    { rows: '<row r="5"></row><row r="2"></row>' },
    { rows: '<row r="1"></row><row r="1048577"></row>' },
    { rows: '<row><c r="A1"><v>1</v></c><c r="B2"><v>1</v></c></row>' },
    { rows: '<row r="1"><c r="XFE1"><v>1</v></c></row>' },
    { rows: '<row r="1"><c r="A1"><v>1.2.3</v></c></row>' },
    { rows: '<row r="1"><c r="A1" t="s"><v>9</v></c></row>' },
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
    // The detail must not be a message of the JavaScript engine.
    const detail: unknown = expect.not.stringContaining('Error');
    expect(fault, JSON.stringify(draft).slice(0, 1000)).toMatchObject({ kind: 'damaged', detail });
  }
});

/** A workbook that asks to be calculated on opening. Programs that can't calculate formulas write such workbooks. */
const calculatedOnOpening = {
  'xl/workbook.xml': workbookXml('<sheet name="S" sheetId="1" r:id="rId1"/>').replace(
    '</workbook>',
    '<calcPr fullCalcOnLoad="1"/></workbook>',
  ),
};

const formula = (value: string, attributes = '') => `<c ${attributes}><f>1+1</f>${value}</c>`;

type Columns = readonly number[] | undefined;

test.each<[what: string, cells: string, notKnown?: Columns, onOpening?: Columns]>([
  ['no value', formula(''), [0], [0]],
  ['an empty value', formula('<v></v>') + formula('<v/>', 't="n"'), [0, 1], [0, 1]],
  ['no value of a shared formula', '<c><f t="shared" si="0"/></c>', [0], [0]],
  ['a number', formula('<v>2</v>')],
  ['the number 0', formula('<v>0</v>') + formula('<v>0.0</v>', 't="n"'), undefined, [0, 1]],
  ['an empty text', formula('<v></v>', 't="str"'), undefined, [0]],
  ['the text "0"', formula('<v>0</v>', 't="str"')],
  ['an error', formula('<v>#DIV/0!</v>', 't="e"')],
  [
    'values of an array formula',
    '<c r="B1"><f t="array" ref="B1:C2">D1:E2</f><v>0</v></c><c r="C1"><v>0</v></c>',
    undefined,
    [1, 2],
  ],
  [
    'values of an array formula, with missing cells',
    '<c r="B1"><f t="array" ref="B1:D1">D1:E2</f></c><c r="D1"><v>5</v></c>',
    [1, 2],
    [1, 2],
  ],
  ['no formula', '<c r="A1"><v>0</v></c><c r="B1"/>'],
])(
  'the reader notices whether the file has a formula’s value: %s',
  async (_, cells, notKnown, onOpening) => {
    const rows = `<row r="1">${cells}</row>`;
    for (const [parts, expected] of [
      [{}, notKnown],
      [calculatedOnOpening, onOpening],
    ] as const) {
      const [row] = await readFile(makeWorkbook({ rows, parts }));
      expect(row?.notKnown).toEqual(expected);
      for (const column of expected ?? []) expect(row?.cells[column]).toBeUndefined();
    }
  },
);

test('a row is kept even if it has only formulas without results', async () => {
  const rows = '<row r="3"><c r="F3"><f>A3</f></c></row>';
  const expected: SheetRow[] = [{ number: 3, cells: [], notKnown: [5] }];
  expect(await readFile(makeWorkbook({ rows }))).toEqual(expected);
});

test('an array formula that covers the whole sheet is too large', async () => {
  const rows = Array.from({ length: 600 }, (_, i) => `<row r="${i + 2}"><c r="A${i + 2}"/></row>`);
  const array = '<row r="1"><c r="A1"><f t="array" ref="A1:XFD1048576">1</f></c></row>';
  const reading = read({ rows: array + rows.join('') });
  await expect(reading).rejects.toMatchObject(tooLarge);
});

test('if the format of a cell can’t be used, the other cells are still read', async () => {
  const styles = stylesOf('"abc', '0000');
  const rows =
    '<row r="1"><c s="1"><v>7</v></c><c s="2"><v>7</v></c><c s="1" t="str"><v>x</v></c></row>';
  const expected: SheetRow[] = [{ number: 1, cells: [undefined, '0007', 'x'], notKnown: [0] }];
  expect(await readFile(makeWorkbook({ styles, rows }))).toEqual(expected);
});

test.each([false, true])(
  'the day of a date is read from a serial number or an ISO text (date system of 1904: %s)',
  async (is1904) => {
    const serial = 46_359 - (is1904 ? 1462 : 0);
    const workbook = workbookXml('<sheet name="S" sheetId="1" r:id="rId1"/>').replace(
      '<sheets>',
      `<workbookPr date1904="${is1904}"/><sheets>`,
    );
    const rows = `<row r="1"><c s="1"><v>${serial}</v></c><c s="2"><v>${serial}.5</v></c><c s="3"><v>${serial}.5</v></c>
    <c s="1" t="d"><v>2026-12-03T10:00:00</v></c><c t="d"><v>2026-12-03</v></c><c s="3" t="d"><v>10:00</v></c>
    <c t="str"><v>03-12-2026</v></c></row>`;
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="d mmm yyyy"/></numFmts>
    <cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="20"/></cellXfs>`;
    const file = makeWorkbook({ rows, styles, parts: { 'xl/workbook.xml': workbook } });
    const [row] = await readFile(file);
    const day = '2026-12-03';
    expect(row?.cells.slice(0, 4)).toEqual(['03-12-2026', '3 Dec 2026', '12:00', '03-12-2026']);
    expect(row?.days).toEqual([day, day, undefined, day, day]);
    expect(await readFile(file, { withoutDays: true })).toEqual([{ number: 1, cells: row?.cells }]);
  },
);

test('a text may have 40,000 characters if its format leaves it unchanged', async () => {
  const long = 'x'.repeat(40_000);
  const cells = `<c t="s"><v>0</v></c><c t="str"><v>${long}</v></c>`;
  const rows = await read({ strings: `<si><t>${long}</t></si>`, rows: `<row>${cells}</row>` });
  expect(rows).toEqual([[1, long, long]]);
});

test('the length of a formatted text is limited', async () => {
  const number = { styles: stylesOf('0'.repeat(100_000)), rows: cell('s="1"', '<v>1</v>') };
  await expect(read(number)).rejects.toMatchObject(tooLarge);
  const rows = cell('s="1" t="str"', `<v>${'x'.repeat(32_767)}</v>`);
  await expect(read({ styles: stylesOf('"a"@'), rows })).rejects.toMatchObject(tooLarge);
});

test('the length of all texts in cells together is limited', async () => {
  const strings = shared(`<t>${'x'.repeat(32_766)}</t>`);
  const formatted = cell('s="1" t="s"', '<v>0</v>');
  // These cells leave 2,048 characters of the limit.
  const most = formatted.repeat(2048);
  const readRows = (rows: string) => read({ styles: stylesOf('"a"@'), strings, rows });
  expect(await readRows(most)).toHaveLength(2048);
  const text = 'x'.repeat(2049);
  const own = [cell('t="str"', `<v>${text}</v>`), cell('t="inlineStr"', `<is><t>${text}</t></is>`)];
  for (const last of [formatted, ...own])
    await expect(readRows(most + last)).rejects.toMatchObject(tooLarge);
});

test('the length of all shared texts together is limited', async () => {
  const strings = shared(`<t>${'x'.repeat(10_000)}</t>`).repeat(6711);
  const reading = read({ strings, rows: cell('t="s"', '<v>0</v>') });
  await expect(reading).rejects.toMatchObject(tooLarge);
});

test('the first hundred rows are read in full, and later rows only in the wanted columns', async () => {
  const rows = Array.from(
    { length: 150 },
    (_, i) => `<row r="${i + 1}"><c><v>${i}</v></c><c><v>x</v></c><c><f>1</f></c></row>`,
  );
  // After row 100, the second column has invalid numbers. Reading these numbers would cause a fault.
  const spoilt = rows
    .join('')
    .replaceAll('<c><v>x</v></c>', (found, at: number) =>
      at < rows.slice(0, 100).join('').length ? '<c><v>7</v></c>' : found,
    );
  let first = 0;
  const read = await readFile(
    makeWorkbook({ rows: `${spoilt}<row r="151"><c r="B151"><v>1</v></c></row>` }),
    {
      wanted(rows) {
        first = [...rows].length;
        return (column) => column === 0;
      },
    },
  );
  expect(first).toBe(100);
  expect(read).toHaveLength(150);
  expect(read[99]).toMatchObject({ cells: ['99', '7'], notKnown: [2] });
  expect(read[100]).toEqual({ number: 101, cells: ['100'] });
});
