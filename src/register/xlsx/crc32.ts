/**
 * CRC-32 of a chunk, continuing from the CRC of what came before it (APPNOTE.TXT 4.4.7; polynomial
 * 0xEDB88320, as in ISO 3309). Eight bytes a step: a multiple of the speed of one byte a step.
 *
 * @param before The CRC of the preceding chunks, 0 at the start.
 * @returns An unsigned 32-bit number.
 */
export function crc32(chunk: Uint8Array, before = 0): number {
  const t = (tables ??= makeTables());
  // A read past the end can't happen below; `?? 0` says so to the compiler and costs nothing.
  const b = (at: number) => chunk[at] ?? 0;
  const word = (at: number) => b(at) | (b(at + 1) << 8) | (b(at + 2) << 16) | (b(at + 3) << 24);
  const x = (table: number, bits: number) => t[table * 256 + (bits & 255)] ?? 0;
  const fold = (table: number, bits: number) =>
    x(table + 3, bits) ^
    x(table + 2, bits >>> 8) ^
    x(table + 1, bits >>> 16) ^
    x(table, bits >>> 24);

  const length = chunk.length;
  let crc = ~before;
  let i = 0;
  for (; i <= length - 8; i += 8) crc = fold(4, crc ^ word(i)) ^ fold(0, word(i + 4));
  for (; i < length; i++) crc = (crc >>> 8) ^ x(0, crc ^ b(i));
  return ~crc >>> 0;
}

let tables: Int32Array | undefined;

/** Table 0 advances the CRC by one byte, table k by one byte followed by k zero bytes. */
function makeTables(): Int32Array {
  const made = new Int32Array(8 * 256);
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    made[byte] = crc;
  }
  for (let i = 256; i < made.length; i++) {
    const previous = made[i - 256] ?? 0;
    made[i] = (previous >>> 8) ^ (made[previous & 255] ?? 0);
  }
  return made;
}
