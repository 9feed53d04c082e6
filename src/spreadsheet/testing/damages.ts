import fc from 'fast-check';
import type { Bytes } from '../bytes.ts';

const newline = 0x0a;

/** Boundary values of integers, which a careless reader would trust as a length or a count. */
const limits = [0, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

const damage = fc.record({
  kind: fc.constantFrom(
    ...(['flip', 'overwrite', 'limit', 'limit', 'leave out', 'repeat'] as const),
    ...(['cut off', 'cut off after a row'] as const),
  ),
  // Without `noBias`, fast-check would prefer the first and last places.
  at: fc.noBias(fc.nat()),
  length: fc.integer({ min: 1, max: 200 }),
  byte: fc.nat(255),
  limit: fc.constantFrom(...limits),
});

export const damages = fc.array(damage, { minLength: 1, maxLength: 4 });

type Damage = typeof damage extends fc.Arbitrary<infer One> ? One : never;

export function damaged(bytes: Bytes, { kind, at: anywhere, length, byte, limit }: Damage): Bytes {
  if (bytes.length === 0) return bytes;
  const at = anywhere % bytes.length;
  switch (kind) {
    case 'flip':
      return bytes.with(at, (bytes[at] ?? 0) ^ (1 << (byte % 8)));
    case 'overwrite':
      return bytes.with(at, byte);
    case 'limit': {
      const copy = new Uint8Array([...bytes, 0, 0, 0]);
      new DataView(copy.buffer).setUint32(at, limit, true);
      return copy.subarray(0, bytes.length);
    }
    case 'leave out':
      return new Uint8Array([...bytes.subarray(0, at), ...bytes.subarray(at + length)]);
    case 'repeat':
      return new Uint8Array([...bytes.subarray(0, at + length), ...bytes.subarray(at)]);
    case 'cut off':
      return bytes.slice(0, at);
    case 'cut off after a row':
      return bytes.slice(0, bytes.lastIndexOf(newline, at) + 1);
  }
}
