import { expect, test } from 'vitest';

import { openFile } from './open-file.ts';
import { RegisterFault } from '../faults.ts';

import { textBytes } from '../testing/text-bytes.ts';
import { makeZip } from '../testing/workbook-writer.ts';

/** The kind of a file, or the fault that it is and what it is instead. */
async function kindOf(bytes: Uint8Array): Promise<string> {
  try {
    return (await openFile(bytes)).kind;
  } catch (error) {
    if (error instanceof RegisterFault) return `${error.kind}: ${error.detail ?? ''}`;
    throw error;
  }
}

const open = 'application/vnd.oasis.opendocument.';
const manifest = (kind: string, inside = '') =>
  `<manifest:file-entry manifest:full-path="/" manifest:media-type="${open}${kind}">${inside}</manifest:file-entry>`;
const office = 'application/vnd.openxmlformats-officedocument.';
const word = `<Override PartName="/main.xml" ContentType="${office}wordprocessingml.document.main+xml"/>`;
const embedded = `<Default Extension="xlsx" ContentType="${office}spreadsheetml.sheet"/>`;
const locked = manifest('spreadsheet', '<manifest:encryption-data x="y"/>');

test.each([
  ['xlsx', 'xl/workbook.xml', ''],
  ['unread-kind', 'xl/workbook.bin', ''],
  ['unread-kind', 'Index/Document.iwa', ''],
  ['ods', 'META-INF/manifest.xml', manifest('spreadsheet')],
  ['password-protected', 'META-INF/manifest.xml', locked],
  ['not-a-spreadsheet', '[Content_Types].xml', word],
  ['not-a-spreadsheet', '[Content_Types].xml', word + embedded],
  ['not-a-spreadsheet', 'ppt/presentation.xml', ''],
  ['not-a-spreadsheet', 'mimetype', `${open}text`],
  ['not-a-spreadsheet', 'readme.txt', 'xl/workbook.xml'],
])('an archive is told from its parts: %s, by %s with "%s"', async (kind, name, data) => {
  expect(await kindOf(makeZip({ [name]: data }))).toMatch(RegExp(`^${kind}\\b`));
});

test.each(['', ' \r\n\t', '\ufeff'])('%j is an empty file', async (text) => {
  await expect(kindOf(textBytes(text))).resolves.toMatch(/^empty-file/);
});

test.each([
  ['not-a-spreadsheet: PDF', '%PDF-1.7\n1 0 obj, 2, 3\n'],
  ['not-a-spreadsheet: unknown binary data', '\u0089PNG\r\n\u001a\n\0\0'],
  ['not-a-spreadsheet: XML', '<?xml version="1.0"?>\n<!-- a, b -->\n<svg xmlns="x"></svg>'],
  ['not-a-spreadsheet: JSON', '{"error": "not found", "code": 404}'],
  ['not-a-spreadsheet: JSON', ")]}'\n[[1, 2], [3, 4]]\n"],
  ['not-a-spreadsheet: unknown binary data', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
  ['not-a-spreadsheet: RTF', '{\\rtf1\\ansi a, b}'],
  ['unread-kind: SYLK file (.slk)', 'ID;PWXL;N;E\r\nC;Y1;X1;K"No."\r\nE\r\n'],
  ['unread-kind: DIF file (.dif)', 'TABLE\r\n0,1\r\n"EXCEL"\r\n'],
  ['csv', 'ID;Person\n1;Asha\n'],
])('%s is what these bytes are: %j', async (kind, bytes) => {
  await expect(kindOf(textBytes(bytes, 'windows-1252'))).resolves.toBe(kind);
});

const french = 'No.;Élève\r\n1;Zoë\r\n';

test.each([
  ['utf-8', french],
  ['utf-8 with mark', french],
  ['windows-1252', french],
  // A stray control character, and joiners of Indian scripts and emoji.
  ['utf-8', '1,Asha\u0001,C++'],
  ['utf-8', 'ക്‍ഷ,👩‍🎓\n'.repeat(50)],
] as const)('a CSV in %s is told with its text: %j', async (encoding, text) => {
  await expect(openFile(textBytes(text, encoding))).resolves.toEqual({ kind: 'csv', text });
});

test('a zero byte is no part of what a text shows, but UTF-16 without a byte order mark is no text', async () => {
  const text = 'ID,Name\nITA-1,आशा\n';
  const withZero = textBytes(text.replace('Na', 'Na\0'));
  await expect(openFile(withZero)).resolves.toEqual({ kind: 'csv', text });
  const utf16 = textBytes(text, 'utf-16le').subarray(2);
  await expect(kindOf(utf16)).resolves.toBe('not-a-spreadsheet: unknown binary data');
});
