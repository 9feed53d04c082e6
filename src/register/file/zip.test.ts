import { crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32, openZip, type ZipEntry } from './zip.ts';
import { makeZip, type ZipFile } from '../testing/zip-writer.ts';

const open = (bytes: Uint8Array) => openZip(bytes, 1e6);
const damaged = { kind: 'damaged' };
const file = { name: 'xl/Workbook.xml', data: 'text' };

test('entries are found whatever the case, leading slashes and backslashes of their names', async () => {
  for (const name of ['xl/workbook.xml', '/xl/workbook.xml', 'XL\\Workbook.XML']) {
    const archive = open(await makeZip([{ name, data: 'text' }]));
    expect(archive.find('xl/workbook.xml')).toBe(archive.entries[0]);
  }
});

test('a comment, bytes after the end and an empty name do not hide the directory', async () => {
  const comment = 'PK\u0005\u0006 is no end';
  const zip = await makeZip([file, { name: '', data: '' }], { comment });
  expect(open(zip).entries.length).toBe(2);
  expect(open(new Uint8Array([...zip, 0, 0, 0])).entries.length).toBe(2);
});

test('of two entries with one name neither is taken', async () => {
  const zip = await makeZip([file, { ...file, name: 'xl/workbook.XML' }]);
  expect(() => open(zip).find('xl/workbook.xml')).toThrow(expect.objectContaining(damaged));
});

async function entryOf(file: Partial<ZipFile>, maxInflatedBytes: number): Promise<ZipEntry> {
  const zip = await makeZip([{ name: 'a', data: 'text', ...file }]);
  const entry = openZip(zip, maxInflatedBytes).find('a');
  if (!entry) throw new Error('no entry');
  return entry;
}

async function inflated(file: Partial<ZipFile>, maxInflatedBytes = 1e6): Promise<string> {
  const entry = await entryOf(file, maxInflatedBytes);
  let text = '';
  for await (const chunk of entry.chunks()) text += new TextDecoder().decode(chunk);
  return text;
}

const long = 'abc'.repeat(100_000);

test('declared sizes are not believed: neither one too small nor one too large matters', async () => {
  expect(await inflated({ declared: { size: 1 } })).toBe('text');
  expect(await inflated({ declared: { size: 4_000_000_000 } })).toBe('text');
});

test('bytes beyond the limit are too large, and none of them comes out', async () => {
  expect(await inflated({ data: long }, long.length)).toBe(long);
  await expect(inflated({ data: long }, long.length - 1)).rejects.toMatchObject({
    kind: 'too-large',
  });
});

test.each([
  ['damaged', { declared: { crc: 1 } }],
  ['damaged', { declared: { crc: 1 }, isStored: true }],
  ['damaged', { isStored: true, declared: { method: 8 } }],
  ['damaged', { declared: { method: 9 } }],
  ['password-protected', { declared: { flags: 1 } }],
])('what can not be inflated is %s: %o', async (kind, file) => {
  await expect(inflated(file)).rejects.toMatchObject({ kind });
});

test('the CRC of chunks one after another is that of the whole, as zlib has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(200), (bytes, cut) => {
      const parts = crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)));
      expect(parts).toBe(nodeCrc32(bytes));
    }),
  );
});
