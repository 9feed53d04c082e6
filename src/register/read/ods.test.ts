import { expect, test } from 'vitest';

import { readFile } from '../testing/read-file.ts';
import { makeZip } from '../testing/workbook-writer.ts';

/** An .ods of one sheet with these rows in the words of OpenDocument. */
function odsFile(rows: string): Uint8Array<ArrayBuffer> {
  const content = `<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet>
    <table:table table:name="__proto__">${rows}</table:table>
    </office:spreadsheet></office:body></office:document-content>`;
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': content,
  });
}

/** A cell that shows this text, with what its attributes say of its value. */
function shown(text: string, value = 'office:value-type="string"'): string {
  return `<table:table-cell ${value}><text:p>${text}</text:p></table:table-cell>`;
}

function row(cells: string): string {
  return `<table:table-row>${cells}</table:table-row>`;
}

test.each([
  [
    'a date without a text',
    '<table:table-cell office:value-type="date" office:date-value="2024-01-24"/>',
    '2024-01-24',
  ],
  ['a number without one', '<table:table-cell office:value-type="float" office:value="7"/>', '7'],
  ['spans', shown('As<text:span>ha </text:span><text:a>R<text:span>ao</text:span></text:a>')],
  ['a space of its own', shown('Asha<text:s/>Rao')],
  ['lines of the file', shown('\n  Asha\n  Rao')],
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
])('a cell of an .ods with %s is the text that is shown', async (_, cell, text = 'Asha Rao') => {
  await expect(readFile(odsFile(row(cell)))).resolves.toEqual([{ number: 1, cells: [text] }]);
});

test('in an .ods rows may be in groups, a cell may stand for two, and cells behind merged ones are blank', async () => {
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
