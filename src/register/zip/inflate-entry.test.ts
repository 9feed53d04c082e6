import { afterEach, expect, test, vi } from 'vitest';
import { openZip, type ZipEntry } from './open-zip.ts';
import { makeZip } from '../testing/zip-writer.ts';
import type { ZipFile } from '../testing/zip-writer.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('deflated and stored entries, with and without a data descriptor, give their bytes', async () => {
  for (const isStored of [true, false]) {
    for (const hasDescriptor of [true, false]) {
      expect(await inflated({ data: long, isStored, hasDescriptor })).toBe(long);
    }
  }
});

test('where the platform can not inflate, a library does', async () => {
  vi.stubGlobal('DecompressionStream', undefined);
  expect(await inflated({ data: long })).toBe(long);
  await expect(inflated({ declared: { crc: 1 } })).rejects.toMatchObject({ kind: 'damaged' });
  await expect(inflated({ isStored: true, declared: { method: 8 } })).rejects.toMatchObject({
    kind: 'damaged',
  });
  await expect(inflated({ data: long }, 1000)).rejects.toMatchObject({ kind: 'too-large' });
});

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

test('a wrong checksum, broken deflate data and an unknown method are damaged', async () => {
  const broken: Partial<ZipFile>[] = [
    { declared: { crc: 1 } },
    { declared: { crc: 1 }, isStored: true },
    { isStored: true, declared: { method: 8 } },
    { declared: { method: 9 } },
  ];
  for (const file of broken) {
    await expect(inflated(file)).rejects.toMatchObject({ kind: 'damaged' });
  }
});

test('an encrypted entry is password-protected', async () => {
  await expect(inflated({ declared: { flags: 1 } })).rejects.toMatchObject({
    kind: 'password-protected',
  });
});

test('the inflating ends when its chunks are no longer taken', async () => {
  const entry = await entryOf({ data: long }, 1e9);
  const reason = new Error('enough');
  const reading = async () => {
    for await (const _ of entry.chunks()) throw reason;
  };
  await expect(reading()).rejects.toBe(reason);
});
