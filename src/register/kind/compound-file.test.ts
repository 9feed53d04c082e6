import { expect, test } from 'vitest';

import { compoundFile } from '../testing/spreadsheet-file.ts';
import { openCompoundFile } from './compound-file.ts';

function pattern(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 31) & 255);
}

test('streams of every length read back, in the mini stream or in sectors of their own', () => {
  const lengths = [1, 63, 64, 65, 4095, 4096, 4097, 20_000, 300_000];
  const streams = Object.fromEntries(lengths.map((length) => [`s${length}`, pattern(length)]));
  const file = openCompoundFile(compoundFile(streams));
  for (const length of lengths) expect(file.stream(`S${length}`)).toEqual(pattern(length));
  expect(file.stream('none')).toBeUndefined();
});

test('a chain of sectors that loops is damaged', () => {
  const bytes = compoundFile({ a: pattern(9000) });
  const view = new DataView(bytes.buffer);
  const fat = 512 * (view.getUint32(0x4c, true) + 1);
  const directory = view.getUint32(0x30, true);
  view.setUint32(fat + 4 * directory, directory, true);
  expect(() => openCompoundFile(bytes)).toThrow(expect.objectContaining({ kind: 'damaged' }));
});

test('a stream that goes on past the end of the file is damaged', () => {
  const bytes = compoundFile({ a: pattern(90_000) });
  expect(() => openCompoundFile(bytes.subarray(0, 50_000)).stream('a')).toThrow(
    expect.objectContaining({ kind: 'damaged' }),
  );
});

test('only what is at the root counts: a storage within has streams of its own', () => {
  const file = openCompoundFile(
    compoundFile({
      WordDocument: pattern(5000),
      'ObjectPool/_1/Workbook': pattern(9000),
      'ObjectPool/Book': pattern(10),
    }),
  );
  expect(file.names).toContain('WordDocument');
  expect(file.names).not.toContain('Workbook');
  expect(file.stream('Workbook')).toBeUndefined();
  expect(file.stream('Book')).toBeUndefined();
  // A storage is no stream, and what it points at is no data.
  expect(file.stream('ObjectPool')).toBeUndefined();
});

test.each([
  ['goes round in a circle', (child: number) => child],
  ['leads out of the directory', () => 7000],
])('a tree of names that %s is damaged', (_, leftOf) => {
  const bytes = compoundFile({ a: pattern(9000) });
  const view = new DataView(bytes.buffer);
  const directory = 512 * (view.getUint32(0x30, true) + 1);
  const child = view.getUint32(directory + 0x4c, true);
  view.setUint32(directory + 128 * child + 0x44, leftOf(child), true);
  expect(() => openCompoundFile(bytes)).toThrow(expect.objectContaining({ kind: 'damaged' }));
});
