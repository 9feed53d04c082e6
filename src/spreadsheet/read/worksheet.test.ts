import { expect, test } from 'vitest';
import { sheetXml } from '../testing/workbook-writer.ts';
import { cellFormats } from './cell-formats.ts';
import { readWorksheet } from './worksheet.ts';

const rows = `<row r="2" spans="1:4" ht="15"><c r="A2"><v>1</v></c><c r="B2" t="s"><v>0</v></c>
  <c r="C2" s="1" t="s"><v>1</v></c><c r="D2" s="1" t="str"><v>_x0041_ &amp;\r\nअ</v></c><c r="E2" t="str"><v></v></c>
  <c r="AA2" s="1"><v>7.25</v></c></row><row r="3"/>
  <row r="5"><c r="A5" s="2"><v>12</v></c><c r="B5" t="n"><v>-3</v></c><c r="C5"/></row><row r="6">
  <c r="A6" t="str"><f>B2</f><v>a</v></c><c r="B6" t="inlineStr"><is><t>b</t></is></c><c><v>4</v></c></row><row>
  <c r="A7"><v>123456789012345</v></c><c r="B7"><v>1234567890123456789</v></c><c r="C7"><v>1E3</v></c></row></row>`;
const sheet = sheetXml(
  rows.replace('</row></row>', '</row><row r="9"><c r="b9"><v>1</v></c></row>'),
);

async function read(xml: string, size = xml.length) {
  const bytes = new TextEncoder().encode(xml);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
  }
  const formats = await cellFormats([0, 0, '000'], false);
  const context = { strings: ['Asha', 'Java'], isCalculatedOnOpening: false, formats };
  return [...(await readWorksheet({ name: 'sheet', chunks }, context, {}))];
}

test('a sheet gives the same rows, no matter where its bytes are split into chunks', async () => {
  const whole = await read(sheet);
  expect(whole.map(({ number }) => number)).toEqual([2, 5, 6, 7, 9]);
  expect(whole[0]?.cells.filter(Boolean)).toEqual(['1', 'Asha', 'Java', 'A &\nअ', '7.25']);
  for (let size = 1; size < 120; size++) expect(await read(sheet, size)).toEqual(whole);
});

test('a sheet gives the same rows whether its cells are written in the usual form or not', async () => {
  const others = [
    sheet.replace(/<(c|row) r/g, '<$1  r'),
    sheet.replace(/ s="(\d)" t="s"/g, " t='s' s='$1'"),
    sheet.replaceAll('t="str"', 't = "str"'),
    sheet.replaceAll('</v></c>', '</v> </c>'),
    sheet.replaceAll('</row>', '\n</row>\n'),
    sheet.replaceAll('<v>', '<v><!-- a -->'),
  ];
  for (const other of others) expect(await read(other)).toEqual(await read(sheet));
});
