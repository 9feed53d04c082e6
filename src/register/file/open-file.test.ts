import { expect, test } from 'vitest';

import { openFile } from './open-file.ts';
import { RegisterFault } from '../faults.ts';
import { defaultLimits, type Limits } from '../sheet/sheet.ts';

import { compoundFile, spreadsheetFile, textBytes } from '../testing/spreadsheet-file.ts';
import { makeZip } from '../testing/zip-writer.ts';

const rows = [
  ['No.', 'Student'],
  [1, 'Asha'],
];

/** What a file is, without its contents, or why it is none. */
async function fileKind(bytes: Uint8Array, limits?: Limits) {
  try {
    const file = await openFile(bytes, limits);
    return file.kind === 'csv' ? file : { kind: file.kind };
  } catch (error) {
    if (!(error instanceof RegisterFault)) throw error;
    return { kind: 'fault', fault: error.kind, detail: error.detail };
  }
}

test.each(['xlsx', 'xlsm', 'ods'] as const)('an .%s is told from its parts', async (type) => {
  const kind = type === 'xlsm' ? 'xlsx' : type;
  await expect(fileKind(spreadsheetFile(type, rows))).resolves.toEqual({ kind });
});

test.each([
  ['xlsb', 'binary Excel file (.xlsb)'],
  ['biff8', 'old Excel file (.xls)'],
  ['biff5', 'old Excel file (.xls)'],
  ['biff4', 'old Excel file (.xls)'],
  ['biff3', 'old Excel file (.xls)'],
  ['biff2', 'old Excel file (.xls)'],
] as const)('an old spreadsheet (%s) is of a kind that is not read', async (type, detail) => {
  await expect(fileKind(spreadsheetFile(type, rows))).resolves.toEqual({
    kind: 'fault',
    fault: 'unread-kind',
    detail,
  });
});

test('an .xlsx without a list of content types is told from the names of its parts', async () => {
  await expect(fileKind(await zip({ 'xl/workbook.xml': '' }))).resolves.toEqual({ kind: 'xlsx' });
  await expect(fileKind(await zip({ 'xl/workbook.bin': '' }))).resolves.toMatchObject({
    fault: 'unread-kind',
  });
});

test('an .ods without a mimetype is told from its manifest', async () => {
  await expect(
    fileKind(await zip({ 'META-INF/manifest.xml': manifest('spreadsheet') })),
  ).resolves.toEqual({
    kind: 'ods',
  });
});

const open = 'application/vnd.oasis.opendocument.';
function manifest(kind: string, inside = ''): string {
  return `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="${open}${kind}">${inside}</manifest:file-entry></manifest:manifest>`;
}

async function zip(parts: Readonly<Record<string, string>>): Promise<Uint8Array> {
  return makeZip(Object.entries(parts).map(([name, data]) => ({ name, data, isStored: true })));
}

function contentTypes(type: string): string {
  return `<Types><Override PartName="/main.xml" ContentType="${type}"/></Types>`;
}

const office = 'application/vnd.openxmlformats-officedocument.';

test.each([
  [
    'a Word document',
    { '[Content_Types].xml': contentTypes(`${office}wordprocessingml.document.main+xml`) },
  ],
  [
    'a Word document with a spreadsheet in it',
    {
      '[Content_Types].xml':
        contentTypes(`${office}wordprocessingml.document.main+xml`) +
        `<Default Extension="xlsx" ContentType="${office}spreadsheetml.sheet"/>`,
    },
  ],
  ['a presentation', { 'ppt/presentation.xml': '' }],
  ['an OpenDocument text', { mimetype: `${open}text` }],
  ['any other zip archive', { 'readme.txt': 'xl/workbook.xml' }],
])('%s is not a spreadsheet', async (_, parts) => {
  await expect(fileKind(await zip(parts))).resolves.toMatchObject({ fault: 'not-a-spreadsheet' });
});

test('a Numbers document is of a kind that is not read', async () => {
  await expect(fileKind(await zip({ 'Index/Document.iwa': '' }))).resolves.toMatchObject({
    fault: 'unread-kind',
  });
});

test('an empty zip archive is not a spreadsheet', async () => {
  await expect(fileKind(await makeZip([]))).resolves.toMatchObject({ fault: 'not-a-spreadsheet' });
});

test('an .ods with encryption data in its manifest is password-protected', async () => {
  await expect(
    fileKind(
      await zip({
        mimetype: `${open}spreadsheet`,
        'META-INF/manifest.xml': manifest('spreadsheet', '<manifest:encryption-data x="y"/>'),
      }),
    ),
  ).resolves.toMatchObject({ fault: 'password-protected' });
});

test('encrypted zip entries are password-protected', async () => {
  const bytes = await makeZip([
    { name: 'xl/workbook.xml', data: 'secret', declared: { flags: 1 } },
  ]);
  await expect(fileKind(bytes)).resolves.toMatchObject({ fault: 'password-protected' });
});

test.each([
  ['long, with sectors of its own', 5000],
  ['short, in the mini stream', 300],
])(
  'an encrypted workbook in a compound file is password-protected: package %s',
  async (_, size) => {
    const bytes = compoundFile({
      EncryptionInfo: new Uint8Array(200),
      EncryptedPackage: new Uint8Array(size),
    });
    await expect(fileKind(bytes)).resolves.toMatchObject({ fault: 'password-protected' });
  },
);

test.each([
  ['Word document (.doc)', 'WordDocument', 'ObjectPool/_1234567890/Workbook'],
  ['PowerPoint presentation (.ppt)', 'PowerPoint Document', 'MBD0001/Workbook'],
  ['PowerPoint presentation (.ppt)', 'PowerPoint Document', 'MBD0001/EncryptedPackage'],
])('a %s is not a spreadsheet, not even with a worksheet in it', async (detail, name, embedded) => {
  for (const streams of [{}, { [embedded]: textBytes('x') }]) {
    const bytes = compoundFile({ [name]: new Uint8Array(99), ...streams });
    await expect(fileKind(bytes)).resolves.toEqual({
      kind: 'fault',
      fault: 'not-a-spreadsheet',
      detail,
    });
  }
});

test.each(['xlsx', 'xlsb', 'ods'] as const)(
  'a %s file that is cut off anywhere is no sheet that can be read',
  async (type) => {
    const bytes = spreadsheetFile(type, rows);
    for (let length = 8; length < bytes.length - 512; length += 97) {
      const kind = await fileKind(bytes.subarray(0, length));
      expect(kind, `${length} of ${bytes.length} bytes`).toMatchObject({ fault: 'damaged' });
    }
  },
);

test('an archive that inflates beyond the limit is too large', async () => {
  const bytes = await makeZip([{ name: '[Content_Types].xml', data: ' '.repeat(100_000) }]);
  await expect(
    fileKind(bytes, { ...defaultLimits, maxInflatedBytes: 50_000 }),
  ).resolves.toMatchObject({
    fault: 'too-large',
  });
});

test.each([
  ['no bytes', []],
  ['white space', [0x20, 0x0d, 0x0a, 0x09]],
  ['a byte order mark', [0xef, 0xbb, 0xbf]],
])('%s is an empty file', async (_, bytes) => {
  await expect(fileKind(Uint8Array.from(bytes))).resolves.toMatchObject({ fault: 'empty-file' });
});

test.each([
  ['PDF', textBytes('%PDF-1.7\n1 0 obj, 2, 3\n')],
  ['PDF', textBytes('\n\n%PDF-1.4\n')],
  ['image (PNG)', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ['image (JPEG)', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['image (SVG)', textBytes('<?xml version="1.0"?>\n<!-- a, b -->\n<svg xmlns="x"></svg>')],
  ['image (WebP)', textBytes('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')],
  ['gzip archive', Uint8Array.from([0x1f, 0x8b, 8, 0])],
  ['JSON', textBytes('{"error": "not found", "code": 404}')],
  ['JSON', textBytes('[\n  ["a", "b"],\n  ["c", "d"]\n]')],
  ['JSON', textBytes(`)]}'\n{"a": 1, "b": 2}`)],
  ['XML', textBytes('<?xml version="1.0"?><Workbook a="1,2"><Row/></Workbook>')],
  ['RTF', textBytes('{\\rtf1\\ansi a, b}')],
  ['unknown binary data', Uint8Array.from({ length: 999 }, (_, index) => (index * 7919) & 255)],
])('%s is not a spreadsheet', async (detail, bytes) => {
  await expect(fileKind(bytes)).resolves.toEqual({
    kind: 'fault',
    fault: 'not-a-spreadsheet',
    detail,
  });
});

test.each([
  ['SYLK file (.slk)', 'ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"No."\r\nE\r\n'],
  ['DIF file (.dif)', 'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n""\r\nDATA\r\n0,0\r\n""\r\n'],
])('a %s is of a kind that is not read', async (detail, text) => {
  await expect(fileKind(textBytes(text))).resolves.toEqual({
    kind: 'fault',
    fault: 'unread-kind',
    detail,
  });
});

test.each(['ID;Name\n1;Asha\n', 'ID;Place;Name\n1;Pune;Asha\n', 'TABLE,1\n0,1\n'])(
  'a CSV that begins like a file of another kind is a CSV: %j',
  async (text) => {
    await expect(fileKind(textBytes(text))).resolves.toMatchObject({ kind: 'csv' });
  },
);

test.each(['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'] as const)(
  'a CSV in %s is told with its encoding and its text',
  async (encoding) => {
    const text = 'No.;Élève\r\n1;Zoë\r\n';
    await expect(fileKind(textBytes(text, encoding))).resolves.toEqual({
      kind: 'csv',
      encoding: encoding === 'utf-8 with mark' ? 'utf-8' : encoding,
      text,
    });
  },
);
