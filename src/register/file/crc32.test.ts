import { crc32 as nodeCrc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';

test('the CRC of chunks one after another is that of the whole, as zlib has it', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(200), (bytes, cut) => {
      const parts = crc32(bytes.subarray(cut), crc32(bytes.subarray(0, cut)));
      expect(parts).toBe(nodeCrc32(bytes));
    }),
  );
});
