import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeZip } from '../testing/workbook-writer.ts';
import { openZip } from './zip.ts';

const open = (bytes: Uint8Array) => openZip(bytes, 1e6);

test('an entry is found by its name in any case, with a leading slash or with backslashes', () => {
  for (const name of ['xl/workbook.xml', '/xl/workbook.xml', 'XL\\Workbook.XML']) {
    const archive = open(makeZip({ [name]: 'text' }));
    expect(archive.find('xl/workbook.xml')).toBe(archive.entries[0]);
  }
});

test('an archive’s directory is found despite a comment, bytes after its end or a nameless entry', () => {
  const zip = makeZip({ a: 'text', '': '' });
  const comment = strToU8('PK\u0005\u0006 is no end');
  const commented = new Uint8Array([...zip.with(-2, comment.length), ...comment]);
  for (const bytes of [commented, new Uint8Array([...zip, 0, 0, 0])]) {
    expect(open(bytes).entries.length).toBe(2);
  }
});

test('an archive with two entries of the same name is damaged', () => {
  const zip = makeZip({ 'xl/Workbook.xml': 'text', 'xl/workbook.XML': 'text' });
  const find = () => open(zip).find('xl/workbook.xml');
  expect(find).toThrow(expect.objectContaining({ kind: 'damaged' }));
});

/** Makes an archive with one file, changes bytes of its central header, and inflates the file. */
async function inflated(
  changes: Readonly<Record<number, number>>,
  { text = 'text', most = 1e6, level = 6 }: { text?: string; most?: number; level?: 0 | 6 } = {},
): Promise<string> {
  const zip = zipSync({ a: strToU8(text) }, { level });
  const directory = new DataView(zip.buffer).getUint32(zip.length - 6, true);
  for (const [at, byte] of Object.entries(changes)) zip[directory + Number(at)] = byte;
  // The flags in the local header must be the same as in the central directory.
  zip[6] = changes[8] ?? 0;
  const bytes = await openZip(zip, most).find('a')?.whole();
  return new TextDecoder().decode(bytes);
}

test('an entry is read even if the archive declares a wrong size', async () => {
  expect(await inflated({ 24: 1 })).toBe('text');
  expect(await inflated({ 27: 0xee })).toBe('text');
});

test('an archive is too large if it inflates to more bytes than the limit', async () => {
  const text = 'abc'.repeat(100_000);
  expect(await inflated({}, { text, most: text.length })).toBe(text);
  const reading = inflated({}, { text, most: text.length - 1 });
  await expect(reading).rejects.toMatchObject({ kind: 'too-large' });
});

const [flags, method, crc] = [8, 10, 16];

test.each([
  ['damaged', { [crc]: 1 }, 6],
  ['damaged', { [crc]: 1 }, 0],
  ['damaged', { [method]: 8 }, 0],
  ['damaged', { [method]: 9 }, 6],
  ['password-protected', { [flags]: 1 }, 6],
] as const)(
  'an entry that can’t be inflated gives the fault %s: %o',
  async (kind, changes, level) => {
    await expect(inflated(changes, { level })).rejects.toMatchObject({ kind });
  },
);
