import { expect, test } from 'vitest';
import { openFile } from '../file/open-file.ts';
import { makeWorkbook, makeZip, relations } from '../testing/workbook-writer.ts';
import { cellMarks } from './cell-marks.ts';

const marksIn = async (bytes: Uint8Array) => cellMarks(await openFile(bytes));

test('the crossed-out cells and the notes of an .xlsx are found', async () => {
  const fonts = '<font/><font><b/><strike/></font><font><strike val="0"/></font>';
  const xfs = [0, 1, 2].map((font) => `<xf fontId="${font}"><alignment/></xf>`).join('');
  const bytes = makeWorkbook({
    styles: `<fonts>${fonts}</fonts><cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs>${xfs}</cellXfs>`,
    rows: '<row><c><v>1</v></c></row><row r="5"><c r="B5" s="1"><v>2</v></c><c s="2"><v>3</v></c></row>',
    parts: {
      'xl/worksheets/_rels/sheet1.xml.rels': relations([['rId1', 'comments', '../comments1.xml']]),
      'xl/comments1.xml': `<comments><authors><author>Office</author></authors><commentList>
        <comment ref="F5"><text><r><rPr><b/></rPr><t>Office:</t></r><r><t> taken back</t></r></text></comment>
        <comment ref="A1"><text><t>[Threaded comment]\n\nYour version: see https://go.example\n\nComment:\n    void</t></text></comment>
        </commentList></comments>`,
    },
  });
  expect(await marksIn(bytes)).toEqual([
    { row: 5, column: 1 },
    { row: 5, column: 5, note: 'Office: taken back' },
    { row: 1, column: 0, note: 'void' },
  ]);
});

test('the crossed-out cells and the notes of an .ods are found', async () => {
  const style = (name: string, more: string, inside = '') =>
    `<style:style style:name="${name}" style:family="table-cell" ${more}>${inside}</style:style>`;
  const line = (kind: string) => `<style:text-properties style:text-line-through-style="${kind}"/>`;
  const cell = (more: string, inside = '') =>
    `<table:table-cell ${more}>${inside}<text:p>x</text:p></table:table-cell>`;
  const note =
    '<office:annotation><dc:date>2026-11-28</dc:date><text:p>taken <text:span>back</text:span></text:p></office:annotation>';
  const own = style('a', 'style:parent-style-name="old"') + style('b', '', line('none'));
  const rows = `<table:table-row table:number-rows-repeated="3">${cell('')}</table:table-row>
    <table:table-row>${cell('table:number-columns-repeated="2"')}${cell('table:style-name="a"')}
    ${cell('table:style-name="b"', note)}</table:table-row>`;
  const bytes = makeZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content><office:automatic-styles>${own}</office:automatic-styles>
      <office:body><office:spreadsheet><table:table table:name="a">${rows}</table:table>
      <table:table table:name="b">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles><office:styles>${style('old', '', line('solid'))}</office:styles></office:document-styles>`,
  });
  expect(await marksIn(bytes)).toEqual([
    { row: 4, column: 2 },
    { row: 4, column: 3, note: 'taken back' },
  ]);
});

test('a text file has no marks', async () => {
  expect(await marksIn(new TextEncoder().encode('1,Asha\n'))).toEqual([]);
});
