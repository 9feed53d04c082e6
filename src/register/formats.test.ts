import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFile } from './file/open-file.ts';
import { type FormatName, formats, formatsOfFiles } from './formats.ts';
import { readFile } from './testing/read-file.ts';
import { textBytes } from './testing/text-bytes.ts';
import { makeWorkbook, makeZip } from './testing/workbook-writer.ts';

test('the guide mentions the file-name endings of every kind of register file', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/register.md'), 'utf8');
  const [, kinds = ''] = /^The file is a workbook ([^]*?)\. /m.exec(guide) ?? [];
  for (const ending of formatsOfFiles.flatMap(({ endings }) => Object.keys(endings)))
    expect(kinds).toContain(`\`.${ending}\``);
});

/** A file of each kind with the same two cells. */
const samples: Readonly<Record<FormatName, Uint8Array>> = {
  xlsx: makeWorkbook({
    rows: '<row><c t="str"><v>Asha</v></c><c t="str"><v>A-1</v></c></row>',
  }),
  ods: makeZip({
    mimetype: formats.ods.endings.ods,
    'content.xml': `<office:document-content><office:body><office:spreadsheet><table:table><table:table-row>
      <table:table-cell><text:p>Asha</text:p></table:table-cell>
      <table:table-cell><text:p>A-1</text:p></table:table-cell>
    </table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  }),
  csv: textBytes('Asha,A-1\n'),
  'web-page': textBytes(
    '<table><tr><td>Asha</td><td>A-1</td></tr><tr><td>Ravi</td><td>A-2</td></tr></table>',
  ),
};

test.each(Object.entries(samples))(
  'a file of kind %s is recognised by its bytes',
  async (kind, bytes) => {
    await expect(openFile(bytes)).resolves.toMatchObject({ kind });
    expect((await readFile(bytes))[0]?.cells).toEqual(['Asha', 'A-1']);
  },
);
