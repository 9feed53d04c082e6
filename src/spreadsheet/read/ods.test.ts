import { expect, test } from 'vitest';

import { openFile } from '../file/open-file.ts';
import { sheetsIn } from './read-rows.ts';
import { readFile } from '../testing/read-file.ts';
import { makeZip } from '../testing/workbook-writer.ts';

function odsFile(rows: string, styles = '', common = '', settings = '') {
  const content = `<?xml version="1.0"?><office:document-content>
    <office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${settings}
    <table:table table:name="__proto__">${rows}</table:table>
    </office:spreadsheet></office:body></office:document-content>`;
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content,
    'styles.xml': common
      ? `<office:document-styles><office:styles>${common}</office:styles></office:document-styles>`
      : null,
  });
}

/** The XML of a cell that shows `text`. */
function shown(text: string, value = 'office:value-type="string"'): string {
  return `<table:table-cell ${value}><text:p>${text}</text:p></table:table-cell>`;
}

/** The XML of a cell with the style `c`. */
function styled(value: string, inside = ''): string {
  return `<table:table-cell table:style-name="c" ${value}>${inside}</table:table-cell>`;
}

function row(cells: string): string {
  return `<table:table-row>${cells}</table:table-row>`;
}

async function firstRow(cells: string, styles?: string) {
  const [first] = await readFile(odsFile(row(cells), styles));
  return first;
}

test.each([
  [
    'a date but no stored text',
    '<table:table-cell office:value-type="date" office:date-value="2024-01-24"/>',
    '2024-01-24',
  ],
  ['spans', shown('As<text:span>ha </text:span><text:a>R<text:span>ao</text:span></text:a>')],
  [
    'a value that differs from its paragraph',
    shown('Asha', 'office:value-type="string" office:string-value="Asha Rao"'),
  ],
  [
    'a phonetic reading',
    shown(
      '<text:ruby><text:ruby-base>Asha Rao</text:ruby-base><text:ruby-text>x</text:ruby-text></text:ruby>',
    ),
  ],
  ['parts that are marked as text', shown('Asha<![CDATA[ Rao]]>')],
  ['an element for a space', shown('Asha<text:s/>Rao')],
  ['line ends in the XML', shown('\n  Asha\n  Rao')],
  ['a note', shown('Asha <text:note>see page 2</text:note>Rao')],
  [
    'a comment',
    '<table:table-cell><office:annotation><text:p>Check</text:p></office:annotation><text:p>Asha Rao</text:p></table:table-cell>',
  ],
  [
    'paragraphs, line breaks, tabs and spaces',
    shown('a<text:line-break/>b<text:tab/>c<text:s text:c="3"/>d</text:p><text:p>e'),
    'a\nb\tc   d\ne',
  ],
  ['a text of any length', shown('x'.repeat(40_000)), 'x'.repeat(40_000)],
])(
  'in an .ods, a cell with %s is read as the text that it shows',
  async (_, cell, text = 'Asha Rao') => {
    expect(await firstRow(cell)).toMatchObject({ number: 1, cells: [text] });
  },
);

test('in an .ods, grouped rows, repeated cells and cells after merged cells are in the right places', async () => {
  const merged = `<table:covered-table-cell table:number-columns-repeated="2"><text:p>x</text:p></table:covered-table-cell>`;
  const bytes = odsFile(
    `<table:table-header-rows>${row(shown('Name'))}</table:table-header-rows><table:table-row-group><table:table-row-group>${row(shown('Asha') + merged + shown('7', 'table:number-columns-repeated="2"'))}</table:table-row-group></table:table-row-group>`,
  );
  const rows = await readFile(bytes);
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [1, 'Name'],
    [2, 'Asha', undefined, undefined, '7', '7'],
  ]);
});

/** The XML of two styles: the number style `N`, which consists of `parts`, and the cell style `c`, which uses `N`. */
function styleOf(parts: string, kind = 'number', attributes = ''): string {
  return `<number:${kind}-style style:name="N" ${attributes}>${parts}</number:${kind}-style>
    <style:style style:name="c" style:family="table-cell" style:data-style-name="N"/>`;
}

/** Attributes for at least `integers` digits before the point, and for exactly `decimals` after it. */
const counts = (integers: number, decimals = 0) =>
  `number:min-integer-digits="${integers}" number:decimal-places="${decimals}"`;
const digits = (attributes: string, content = '') =>
  `<number:number ${attributes}>${content}</number:number>`;
const zeros = (count: number) => digits(counts(count));
const text = (words: string) => `<number:text>${words}</number:text>`;
const part = (name: string, attributes = 'number:style="long"') =>
  `<number:${name} ${attributes}/>`;
const value = (type: string, number: number | string) =>
  `office:value-type="${type}" office:value="${number}"`;
const float = (number: number | string) => value('float', number);
const isTrue = 'office:value-type="boolean" office:boolean-value="true"';
const general = digits('number:min-integer-digits="1"');
const aDay = 'office:value-type="date" office:date-value="2026-12-03T10:20:30"';
const aTime = (hours: number) => `office:value-type="time" office:time-value="PT${hours}H30M05.5S"`;
const numericDate = part('day') + text('/') + part('month') + text('/') + part('year');
const dateInWords = [
  part('day-of-week') + text(', ') + part('day', ''),
  part('month', 'number:style="long" number:textual="true"'),
  part('year', ''),
].join(text(' '));
const hoursMinutes = part('hours') + text(':') + part('minutes');
const beyondDay = 'number:truncate-on-overflow="false"';
const halfDays = [
  part('hours', ''),
  part('minutes'),
  part('seconds', 'number:style="long" number:decimal-places="1"') + text(' ') + part('am-pm', ''),
].join(text(':'));
const devanagari = 'number:transliteration-format="१" number:transliteration-style="short"';
const exponent = `${counts(1, 2)} number:min-exponent-digits="2"`;
const fraction =
  'number:min-integer-digits="0" number:min-numerator-digits="1" number:min-denominator-digits="1"';
const rupees = '<number:currency-symbol>₹</number:currency-symbol>';
const embedded = (position: number, words: string) =>
  `<number:embedded-text number:position="${position}">${words}</number:embedded-text>`;

// The expected texts are those that LibreOffice 25 shows.
test.each<[what: string, style: string, cell: string, shown: string]>([
  ['zeros', styleOf(zeros(6)), float(1), '000001'],
  ['General', styleOf(general), float('1.23456789012E11'), '123456789012'],
  ['General with zeros', styleOf(digits('number:min-integer-digits="4"')), float(7.25), '7.25'],
  ['a prefix', styleOf(text('ITA-') + zeros(4)), float(7), 'ITA-0007'],
  [
    'a prefix before General',
    styleOf(text('ITA-') + general),
    float(202_401_310_001),
    'ITA-202401310001',
  ],
  [
    'texts between digits',
    styleOf(digits(counts(6), embedded(2, '/') + embedded(4, '-'))),
    float(12_345),
    '01-23/45',
  ],
  [
    'groups and decimals',
    styleOf(digits(`${counts(1, 2)} number:grouping="true"`)),
    float(1234.5),
    '1,234.50',
  ],
  [
    'as many decimals as needed',
    styleOf(digits(`${counts(1, 2)} number:min-decimal-places="0"`)),
    float(7.5),
    '7.5',
  ],
  ['thousands', styleOf(digits(`${counts(1)} number:display-factor="1000"`)), float(12_345), '12'],
  ['quotation marks', styleOf(text('"%" ') + zeros(1)), float(7), '"%" 7'],
  [
    'a percentage',
    styleOf(digits(counts(1, 2)) + text('%'), 'percentage'),
    value('percentage', 0.256),
    '25.60%',
  ],
  ['a currency', styleOf(rupees + zeros(1), 'currency'), value('currency', 1500), '₹1500'],
  ['a date', styleOf(numericDate, 'date'), aDay, '03/12/2026'],
  ['a number as a date', styleOf(numericDate, 'date'), float(45_383), '01/04/2024'],
  ['a date as a number', styleOf(zeros(1), 'number'), aDay, '46359'],
  ['a date in words', styleOf(dateInWords, 'date'), aDay, 'Thursday, 3 December 26'],
  ['Devanagari digits', styleOf(zeros(4), 'number', devanagari), float(7), '०००७'],
  ['a time', styleOf(hoursMinutes, 'time'), aTime(10), '10:30'],
  ['hours beyond a day', styleOf(hoursMinutes, 'time', beyondDay), aTime(34), '34:30'],
  ['a time with AM or PM', styleOf(halfDays, 'time'), aTime(22), '10:30:05.5 PM'],
  ['a Boolean value', styleOf(part('boolean', ''), 'boolean'), isTrue, 'TRUE'],
  ['a Boolean value as a number', styleOf(zeros(1)), isTrue, '1'],
  ['an exponent', styleOf(part('scientific-number', exponent)), float(123_456), '1.23E+05'],
  ['a fraction', styleOf(part('fraction', fraction)), float(2.5), '2 1/2'],
  [
    'a text',
    styleOf(text('No. ') + part('text-content', ''), 'text'),
    float(202_401_310_001),
    '202401310001',
  ],
  [
    'a number style that is missing',
    styleOf('').replace('data-style-name="N"', 'data-style-name="M"'),
    float('2.0240007E7'),
    '20240007',
  ],
])(
  'in an .ods, a cell’s value is read as the style formats it, and the stored text is ignored: %s',
  async (_, style, cell, expected) => {
    for (const inside of ['<text:p>x</text:p>', ''])
      expect((await firstRow(styled(cell, inside), style))?.cells).toEqual([expected]);
  },
);

/** The styles `N` and `c`, but the parts of `other` format a value for which `condition` is true. */
function conditional(parts: string, condition: string, other: string): string {
  const map = `<style:map style:condition="value()${condition}" style:apply-style-name="N0"/>`;
  return styleOf(parts + map) + styleOf(other).replaceAll('"N"', '"N0"').replace('"c"', '"c0"');
}

test('in an .ods, a condition decides which style a number has', async () => {
  const style = conditional(zeros(4), '&gt;=1000', text('B-') + zeros(6));
  const first = await firstRow(styled(float(2000)) + styled(float(7)), style);
  expect(first?.cells).toEqual(['B-002000', '0007']);
});

test('in an .ods, brackets replace the minus sign if a style says so', async () => {
  const style = conditional(text('(') + zeros(2) + text(')'), '&gt;=0', zeros(2));
  const first = await firstRow(styled(float(-7)) + styled(float(7)), style);
  expect(first?.cells).toEqual(['(07)', '07']);
});

test('in an .ods, a cell inherits styles from parent styles, rows and columns', async () => {
  const columns = `<table:table-column table:number-columns-repeated="2"/>
    <table:table-columns><table:table-column table:default-cell-style-name="own"/></table:table-columns>`;
  const cell = `<table:table-cell ${float(7)}/>`;
  const ofRow = `<table:table-row table:default-cell-style-name="own">${cell}</table:table-row>`;
  const own =
    '<style:style style:name="own" style:family="table-cell" style:parent-style-name="c"/>';
  const rows = await readFile(
    odsFile(columns + row(cell.repeat(4)) + ofRow, own, styleOf(zeros(4))),
  );
  expect(rows.map(({ cells }) => cells)).toEqual([['7', '7', '0007', '7'], ['0007']]);
});

test.each([
  ['a number', float(7), '0007', '7'],
  ['a number with separators', float(20_240_007), '20,240,007', '20240007'],
  ['a number in scientific notation', float('2.0240007E7'), '2.0240007E7', '20240007'],
  ['a number with a decimal point', float('1.0'), '1.0', '1'],
  ['a date', aDay, '3 Dec 2026', '3 Dec 2026'],
  ['a percentage', value('percentage', 0.25), '25 %', '25 %'],
])(
  'without styles, a number of an .ods is General, and other values show their stored text: %s',
  async (_, cell, beside, expected) => {
    expect((await firstRow(shown(beside, cell)))?.cells).toEqual([expected]);
  },
);

test('in an .ods, the stored text is shown if the style can’t be translated', async () => {
  const style = styleOf(part('era') + part('year'), 'date');
  expect(await firstRow(styled(aDay, '<text:p>R8</text:p>'), style)).toMatchObject({
    cells: ['R8'],
    days: ['2026-12-03'],
  });
});

test('in an .ods, the reader gives the day of a date, and of a number that is shown as a date', async () => {
  const cells = [aDay, float(46_359), aTime(10)].map((value) => styled(value)).join('');
  const plain = `<table:table-cell ${float(46_359.5)}/>`;
  const style = styleOf(numericDate, 'date');
  expect((await firstRow(cells + plain, style))?.days).toEqual(['2026-12-03', '2026-12-03']);
});

test('in an .ods, dates are the same days if the file counts days from 1904', async () => {
  const settings =
    '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>';
  const cells = row(styled(aDay) + styled(float(44_897)));
  const [first] = await readFile(odsFile(cells, styleOf(numericDate, 'date'), '', settings));
  expect(first?.cells).toEqual(['03/12/2026', '03/12/2026']);
  expect(first?.days).toEqual(['2026-12-03', '2026-12-03']);
});

test.each([
  ['no value', 'table:formula="of:=1+1"', '', [0]],
  ['a type without a value', 'table:formula="of:=1+1" office:value-type="float"', '', [0]],
  ['a value', `table:formula="of:=1-1" ${float(0)}`, '', undefined],
  ['an empty text', 'table:formula="of:=T(1)"', '<text:p/>', undefined],
  [
    'a text',
    'table:formula="of:=T(1)" office:value-type="string"',
    '<text:p>x</text:p>',
    undefined,
  ],
])(
  'in an .ods, the reader notices whether the file has a formula’s value: %s',
  async (_, attributes, inside, notKnown) => {
    const cell = `<table:table-cell ${attributes}>${inside}</table:table-cell>`;
    expect((await firstRow(cell + shown('x')))?.notKnown).toEqual(notKnown);
  },
);

test('a hidden sheet of an .ods is listed as hidden', async () => {
  const bytes = odsFile(
    `</table:table><table:table table:name="Lists" table:style-name="t">${row(shown('x'))}`,
    '<style:style style:name="t" style:family="table"><style:table-properties table:display="false"/></style:style>',
  );
  const sheets = await sheetsIn(await openFile(bytes));
  expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['__proto__', false],
    ['Lists', true],
  ]);
});

test.each([
  ['rows', 'table:number-rows-repeated="1048577"', ''],
  ['cells', 'table:number-rows-repeated="800001"', 'table:number-columns-repeated="10"'],
  ['columns', '', 'table:number-columns-repeated="16385"'],
])('an .ods that repeats its %s too many times is too large', async (_, rows, columns) => {
  const bytes = odsFile(
    `<table:table-row ${rows}><table:table-cell ${columns} office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>`,
  );
  await expect(readFile(bytes)).rejects.toMatchObject({ kind: 'too-large' });
});

test('in an .ods, repeated rows share one array of cells', async () => {
  const many = (cell: string) =>
    `<table:table-row table:number-rows-repeated="500000">${cell}</table:table-row>`;
  const blank = '<table:table-cell table:number-columns-repeated="16384"/>';
  const rows = await readFile(odsFile(many(shown('x')) + many(blank) + row(shown('end'))));
  expect(rows).toHaveLength(500_001);
  expect(rows[1]?.cells).toBe(rows[0]?.cells);
  expect(rows.at(-1)).toEqual({ number: 1_000_001, cells: ['end'] });
});

test('an .ods is too large if a cell has very many spaces', async () => {
  const spaces = '<text:s text:c="1000"/>'.repeat(70_000);
  await expect(readFile(odsFile(row(shown(`x${spaces}x`))))).rejects.toMatchObject({
    kind: 'too-large',
  });
});
