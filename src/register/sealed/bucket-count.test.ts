import { describe, expect, it } from 'vitest';
import { bucketBits } from './bucket-count.ts';
import { SealError } from './seal-error.ts';

/** Entries of one part, evenly spread over all buckets. */
function spread(count: number): [Uint32Array, Uint8Array] {
  const starts = Uint32Array.from({ length: count }, (_, index) => (index / count) * 2 ** 32);
  return [starts, new Uint8Array(count).fill(1)];
}

describe('the number of buckets', () => {
  it.each([
    [0, 4],
    [512, 4],
    [513, 5],
    [5000, 8],
    [1_000_000, 15],
    [2_097_152, 16],
  ])('for %i parts is 2 to the power of %i', (parts, bits) => {
    expect(bucketBits(...spread(parts), { least: 4 })).toBe(bits);
  });

  it.each([
    [2048, 8, 8],
    [2047, 8, 6],
    [513, 4, 5],
    [0, 5, 4],
  ])('for %i parts after %i bits is 2 to the power of %i', (parts, previous, bits) => {
    expect(bucketBits(...spread(parts), { least: 4, previous })).toBe(bits);
  });

  it('doubles while more entries are in a bucket than it has slots', () => {
    const crowd = Uint32Array.from({ length: 65 }, (_, index) =>
      index % 2 === 0 ? 0x10_00_00_00 : 0x1c_00_00_00,
    );
    expect(bucketBits(crowd, new Uint8Array(65).fill(1), { least: 4 })).toBe(5);
    expect(bucketBits(crowd.subarray(1), new Uint8Array(64).fill(1), { least: 4 })).toBe(4);
  });

  it('counts parts, not entries', () => {
    const [starts] = spread(200);
    expect(bucketBits(starts, new Uint8Array(200).fill(4), { least: 4 })).toBe(5);
  });

  it.each([
    ['more parts than fit', ...spread(2_097_153)],
    [
      'a bucket that overflows however many there are',
      new Uint32Array(17),
      new Uint8Array(17).fill(4),
    ],
  ])('is refused for %s', (_, starts, parts) => {
    expect(() => bucketBits(starts, parts, { least: 4 })).toThrow(SealError);
  });
});
