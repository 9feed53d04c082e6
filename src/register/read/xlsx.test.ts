import { expect, test } from 'vitest';
import { readXlsxFile } from '../testing/read-file.ts';
import {
  makeWorkbook,
  relations,
  sheetXml,
  stylesOf,
  workbookXml,
} from '../testing/workbook-writer.ts';
import type { WorkbookDraft } from '../testing/workbook-writer.ts';

/** The rows as `[number, ...cells]`. */
async function read(draft: WorkbookDraft) {
  const rows = await readXlsxFile(await makeWorkbook(draft));
  return rows.map(({ number, cells }) => [number, ...cells]);
}

function cell(attributes: string, content: string): string {
  return `<row><c ${attributes}>${content}</c></row>`;
}

const rows = '<row r="1"><c r="A1"><v>7</v></c></row>';

const shared = (...texts: string[]) => texts.map((text) => `<si>${text}</si>`).join('');

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
    'built-in formats apart from those of conditions',
    {
      styles:
        '<cellStyleXfs><xf numFmtId="1"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="10"/></cellXfs>' +
        '<dxfs><dxf><numFmt numFmtId="10" formatCode="0000"/></dxf></dxfs>',
      rows: cell('s="1"', '<v>0.5</v>'),
    },
    [1, '50.00%'],
  ],
  [
    'rich text joined, without phonetic text, with its white space',
    {
      strings: shared(
        '<r><rPr><b/></rPr><t xml:space="preserve">Core </t></r><r><t>Java</t></r>',
        '<t> 漢字 </t><rPh sb="0" eb="1"><t>カンジ</t></rPh><phoneticPr fontId="1"/>',
        '<t/>',
        '<t>a_x000D_b</t>',
        '<t><![CDATA[<&]]></t>',
      ),
      rows: `<row>${[0, 1, 2, 3, 4].map((i) => `<c t="s"><v>${i}</v></c>`).join('')}</row>`,
    },
    [1, 'Core Java', ' 漢字 ', undefined, 'a\rb', '<&'],
  ],
  [
    'cells and rows without references after the one before',
    {
      rows: `<row><c><v>1</v></c><c/><c><v>2</v></c></row><row/>
        <row><c r="C3"><v>3</v></c><c><v>4</v></c></row><row><c r="A9"><v>5</v></c></row>`,
    },
    [1, '1', undefined, '2'],
    [3, undefined, undefined, '3', '4'],
    [9, '5'],
  ],
  [
    'cells in any order, and a row in pieces',
    {
      rows: `<row r="5"><c r="C5"><v>3</v></c></row><row r="5"><c r="A5"><v>1</v></c></row>`,
    },
    [5, '1', undefined, '3'],
  ],
  [
    'only the first of merged cells, and no blank rows',
    {
      rows: '<row r="1"><c r="A1" t="str"><v>x</v></c><c r="B1"/></row><row r="2"><c r="A2"/></row>',
    },
    [1, 'x'],
  ],
  [
    'formats of the library, and no row of blanks',
    {
      styles: stylesOf('dd/mm/yyyy', ';;;', '"No. "@'),
      rows: `<row r="1"><c s="1"><v>45000</v></c><c s="2"><v>1</v></c></row>
        <row r="2"><c s="2"><v>1</v></c></row><row r="3"><c s="3" t="str"><v>7</v></c></row>`,
    },
    [1, '15/03/2023'],
    [3, 'No. 7'],
  ],
  [
    'what the type of a cell says, of a value and a text of its own',
    {
      rows: ['inlineStr', 'str']
        .map((type) => cell(`t="${type}"`, '<v>7</v><is><t>text</t></is>'))
        .join(''),
    },
    [1, 'text'],
    [2, '7'],
  ],
  [
    'references, sections, comments and line ends in a text',
    {
      rows: cell(
        't="str"',
        '<v>a &lt;&#65;&#x1F600;<![CDATA[&amp;]]><!-- > --><?p <c> ?>]b > c\r\nd</v>',
      ),
    },
    [1, 'a <A😀&amp;]b > c\nd'],
  ],
  [
    'a cell that needs no part which is missing',
    {
      rows,
      strings: '',
      styles: '',
      parts: { 'xl/sharedStrings.xml': null, 'xl/styles.xml': null },
    },
    [1, '7'],
  ],
])('%s: what the sheet shows is read', async (_, draft, ...expected) => {
  expect(await read(draft)).toEqual(expected);
});

test('the first worksheet is taken in workbook order; chart and dialog sheets are passed over', async () => {
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

test('a sheet larger than the window is read without a gap', async () => {
  const count = 20_000;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const draft = {
    strings: numbers.map((n) => `<si><t>Sträng ${n} &amp; more</t></si>`).join(''),
    rows: numbers
      .map((n) => `<row r="${n}"><c t="s"><v>${n - 1}</v></c><c t="str"><v>“${n}”</v></c></row>`)
      .join(''),
  };
  const seen: number[] = [];
  const read = await readXlsxFile(await makeWorkbook(draft), {
    onRows: (found) => seen.push(found),
  });
  expect(read.map(({ cells }) => cells)).toEqual(
    numbers.map((n) => [`Sträng ${n} & more`, `“${n}”`]),
  );
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(count);
});

test('R12: no name in a workbook disturbs the program', async () => {
  const before = Reflect.ownKeys(Object.prototype);
  const draft = {
    strings: shared('<t>__proto__</t>', '<t>constructor</t>'),
    styles: stylesOf('"__proto__"', '"constructor"'),
    rows: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c s="2"><v>1</v></c></row>',
    parts: {
      __proto__x: 'x',
      'xl/_rels/workbook.xml.rels': relations([
        ['__proto__', 'worksheet', 'worksheets/sheet1.xml'],
        ['constructor', 'sharedStrings', 'sharedStrings.xml'],
        ['x', 'styles', 'styles.xml'],
      ]),
      'xl/workbook.xml': workbookXml('<sheet name="__proto__" sheetId="1" r:id="__proto__"/>'),
    },
  };
  expect(await read(draft)).toEqual([[1, '__proto__', 'constructor', 'constructor']]);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(before);
});
