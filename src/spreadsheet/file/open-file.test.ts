import { expect, test } from 'vitest';

import { openFile } from './open-file.ts';
import { SheetFault } from '../faults.ts';

import { textBytes } from '../testing/text-bytes.ts';
import { makeZip } from '../testing/workbook-writer.ts';

/** The kind of a file, or the kind and detail of its fault. */
async function kindOf(bytes: Uint8Array): Promise<string> {
  try {
    return (await openFile(bytes)).kind;
  } catch (error) {
    if (error instanceof SheetFault) return `${error.kind}: ${error.detail ?? ''}`;
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
])('an archive counts as %s if its part %s contains "%s"', async (kind, name, data) => {
  expect(await kindOf(makeZip({ [name]: data }))).toMatch(RegExp(`^${kind}\\b`));
});

test.each(['', ' \r\n\t', '\ufeff'])(
  'a file that contains only %j counts as empty',
  async (text) => {
    await expect(kindOf(textBytes(text))).resolves.toMatch(/^empty-file/);
  },
);

test.each([
  ['not-a-spreadsheet: PDF', '%PDF-1.7\n1 0 obj, 2, 3\n'],
  ['not-a-spreadsheet: unknown binary data', '\u0089PNG\r\n\u001a\n\0\0'],
  ['not-a-spreadsheet: XML', '<?xml version="1.0"?>\n<!-- a, b -->\n<svg xmlns="x"></svg>'],
  ['not-a-spreadsheet: JSON', '{"error": "not found", "code": 404}'],
  ['not-a-spreadsheet: YAML', '---\n- [1, Asha, C, A, yes, A-1]\n- [2, Ravi, C, A, yes, A-2]\n'],
  ['not-a-spreadsheet: YAML', '- {n: 1, student: Asha, course: C, id: A-1}\n'],
  ['not-a-spreadsheet: JSON', ")]}'\n[[1, 2], [3, 4]]\n"],
  ['not-a-spreadsheet: unknown binary data', 'RIFF\u0001\u0002\u0003\u0004WEBPVP8 '],
  ['not-a-spreadsheet: RTF', '{\\rtf1\\ansi a, b}'],
  ['unread-kind: SYLK file (.slk)', 'ID;PWXL;N;E\r\nC;Y1;X1;K"No."\r\nE\r\n'],
  ['unread-kind: DIF file (.dif)', 'TABLE\r\n0,1\r\n"EXCEL"\r\n'],
  ['csv', 'ID;Person\n1;Asha\n'],
])('a file is recognised by its bytes as %s: %j', async (kind, bytes) => {
  await expect(kindOf(textBytes(bytes, 'windows-1252'))).resolves.toBe(kind);
});

const mime = 'MIME-Version: 1.0\r\nContent-Type: ';
const sheet2003 = 'urn:schemas-microsoft-com:office:spreadsheet';

const refused: Readonly<Record<string, readonly string[]>> = {
  'unread-kind: web archive (.mht)': [
    `${mime}multipart/related; boundary="x"\r\n\r\n--x, y\r\n`,
    `From: <Saved by Blink>\r\nSubject: a,\r\n b\r\n${mime}multipart/related;\r\n\ttype="text/html"\r\n\r\n`,
  ],
  'unread-kind: XML Spreadsheet 2003': [
    `<?xml version="1.0"?>\n<Workbook xmlns="${sheet2003}">`,
    `<ss:Workbook xmlns:ss="${sheet2003}">`,
  ],
  'not-a-spreadsheet: e-mail or another message': [
    `Received: by x, y;\r\n\tz\r\nFrom: a@b.example\r\n\r\n1,2\n`,
    'From: a, b\nTo: c, d\nSubject: Register\n\n1,2,3\n',
    'From asha@b.example Fri Nov 27\nFrom: a, b\nSubject: c\n\n1,2\n',
    `HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\n1,2,3\r\n`,
  ],
  'not-a-spreadsheet: SQL dump': [
    '-- a dump, of b\nCREATE TABLE c (no int, id int);\nINSERT',
    '/*M!999999\\- sandbox, on */ \n-- x\n/*!40101 SET @a=@@b, c=1 */;\nDROP TABLE IF EXISTS `c`;\n',
    '--\n-- PostgreSQL, 17\n--\n\n\\restrict x\n\nSET statement_timeout = 0;\n',
    'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nINSERT INTO a VALUES(1,2);\n',
    "insert into `certificates` values (1, 'Asha', 'C'), (2, 'Ravi', 'D');\n",
    'USE [academy]\r\nGO\r\nSET ANSI_NULLS ON\r\n',
  ],
  'not-a-spreadsheet: script': [
    '#!/bin/sh\necho a, b\n',
    '<?php\n$a = array(1, 2);\n',
    "import { a, b } from 'c';\nconst d = 1, e = 2;\n",
    '// a, b\n(function (a, b) {\n  return a, b;\n})(1, 2);\n',
    'import csv, os\n\ndef rows(a, b):\n    return a, b\n',
    '/*O_o*/\ngoogle.visualization.Query.setResponse({"a":1,"b":2});',
  ],
  'not-a-spreadsheet: calendar or contacts': ['BEGIN:VCARD\r\nVERSION:3.0\r\nN:Rao;Asha;;;\r\n'],
  'error-text: ': [
    'Internal Server Error, please try again, or contact us\na, b, c\n',
    'Error: a, b\nc, d\n',
    '404: Not Found, sorry, that is all\n',
    'Warning: Undefined array key 1, 2 in /var/www/r.php on line 3\n1,2,3\n',
    'TypeError: Cannot read a, b\n    at rows (/srv/r.js:1:2)\n    at x, y\n',
    'java.lang.IllegalStateException: a, b\n\tat org.x.Y.z(Y.java:1)\n',
    'Traceback (most recent call last):\n  File "/srv/r.py", line 3, in rows\n',
    'ERROR 1045 (28000): Access denied, for user\n',
  ],
  'error-text: at its end': [
    `No.,ID\n${'1,2\n'.repeat(5000)}PHP Fatal error:  Out of memory, a, b in /r.php on line 3\n`,
  ],
};

test.each(Object.entries(refused).flatMap(([kind, texts]) => texts.map((text) => [kind, text])))(
  'R9: a file is refused as %s because of its beginning or end: %j',
  async (kind, text) => {
    await expect(kindOf(textBytes(text))).resolves.toBe(kind);
  },
);

test.each([
  'From,To,Subject\nMay 2024,June 2024,Java\n',
  'Academy: ABC, Pune\nDate: 1 Jan 2026\nNo.,Student,Course\n',
  '# Register, 2024\n-- all, of them --\nNo.,Student,Course\n',
  '#,Student,Course\n1,Asha,SQL: create table\n',
  'Select courses,from 2024\n1,Insert into Excel\n',
  'Set of certificates,No.\n1,begin\n',
  'Error handling in Java,Certificates\n1,Warning: none\n',
  'Var,Let,Const\n1,2,3\n',
  'Import and export,a\n1,2\n',
  'ID;Person\n1;Asha\nE;x\n',
  'Error handling: basics,Asha\nException: handling,Ravi\n',
  'No.,Course\n1,Exception: handling in Java\n404,Not Found\n',
])('a CSV is recognised even if its beginning resembles another kind of file: %j', async (text) => {
  await expect(kindOf(textBytes(text))).resolves.toBe('csv');
});

test('a rights-managed file is not taken for a password-protected file', async () => {
  const compound = (...names: string[]) =>
    Uint8Array.of(
      ...[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
      ...textBytes(`\0${names.join('\0')}\0`, 'utf-16le').subarray(2),
    );
  const spaces = '\u0006DataSpaces';
  const password = compound(spaces, 'StrongEncryptionDataSpace', 'EncryptedPackage');
  await expect(kindOf(password)).resolves.toMatch(/^password-protected/);
  const label = compound(spaces, 'DRMEncryptedDataSpace', 'EncryptedPackage');
  await expect(kindOf(label)).resolves.toMatch(/^rights-managed/);
  await expect(kindOf(compound('Workbook', '\tDRMContent'))).resolves.toMatch(/^rights-managed/);
});

const french = 'No.;Élève\r\n1;Zoë\r\n';

test.each([
  ['utf-8', french],
  ['utf-8 with mark', french],
  ['windows-1252', french],
  // A single control character, or many joiners of Indian scripts and emoji, must not make a text look like binary
  // data.
  ['utf-8', '1,Asha\u0001,C++'],
  ['utf-8', 'ക്‍ഷ,👩‍🎓\n'.repeat(50)],
] as const)('a CSV in %s is recognised and decoded: %j', async (encoding, text) => {
  await expect(openFile(textBytes(text, encoding))).resolves.toEqual({ kind: 'csv', text });
});

const names = 'No.,Student\n1,आशा पाटील\n2,रवी जोशी\n3,मीरा देशमुख\n';

test.each(['missing', 'changed', 'at the cut end'])(
  'one damaged byte of UTF-8 spoils only one character: %s',
  async (damage) => {
    const bytes = textBytes(names);
    const at = bytes.lastIndexOf(0xe0);
    const damaged = {
      missing: Uint8Array.of(...bytes.subarray(0, at + 1), ...bytes.subarray(at + 2)),
      changed: bytes.with(at + 1, 0x20),
      'at the cut end': bytes.subarray(0, at + 2),
    }[damage];
    const { text } = (await openFile(damaged ?? bytes)) as { text: string };
    expect(text).toContain('\ufffd');
    expect(text.slice(0, 30)).toBe(names.slice(0, 30));
  },
);

test('a text is read as windows-1252 if hardly any of its accented letters are valid UTF-8', async () => {
  // The two bytes of `Ã©` in windows-1252 are the letter `é` in UTF-8.
  const text = `${'1;Zoë;Élève;Führung\n'.repeat(5)}2;Ã©;\n`;
  const bytes = textBytes(text, 'windows-1252');
  await expect(openFile(bytes)).resolves.toEqual({ kind: 'csv', text });
});

test('a single zero byte in a text is left out', async () => {
  const text = 'ID,Name\nITA-1,आशा\n';
  const withZero = textBytes(text.replace('Na', 'Na\0'));
  await expect(openFile(withZero)).resolves.toEqual({ kind: 'csv', text });
  const utf16 = textBytes(text, 'utf-16le').subarray(2);
  await expect(kindOf(utf16)).resolves.toBe('not-a-spreadsheet: unknown binary data');
});
