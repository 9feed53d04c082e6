/**
 * CRC-32 of a chunk, continuing from the CRC of what came before it (APPNOTE.TXT 4.4.7; polynomial
 * 0xEDB88320, as in ISO 3309). Sixteen bytes a step: four times as fast as one byte a step.
 *
 * @param before The CRC of the preceding chunks, 0 at the start.
 * @returns An unsigned 32-bit number.
 */
export function crc32(chunk: Uint8Array, before = 0): number {
  const t = (tables ??= makeTables());
  // A read past the end can't happen below; `?? 0` says so to the compiler and costs nothing.
  const b = (at: number) => chunk[at] ?? 0;
  const x = (table: number, byte: number) => t[table * 256 + byte] ?? 0;

  const length = chunk.length;
  let crc = ~before;
  let i = 0;
  for (; i <= length - 16; i += 16) {
    crc ^= b(i) | (b(i + 1) << 8) | (b(i + 2) << 16) | (b(i + 3) << 24);
    crc =
      x(15, crc & 255) ^
      x(14, (crc >>> 8) & 255) ^
      x(13, (crc >>> 16) & 255) ^
      x(12, crc >>> 24) ^
      x(11, b(i + 4)) ^
      x(10, b(i + 5)) ^
      x(9, b(i + 6)) ^
      x(8, b(i + 7)) ^
      x(7, b(i + 8)) ^
      x(6, b(i + 9)) ^
      x(5, b(i + 10)) ^
      x(4, b(i + 11)) ^
      x(3, b(i + 12)) ^
      x(2, b(i + 13)) ^
      x(1, b(i + 14)) ^
      x(0, b(i + 15));
  }
  for (; i < length; i++) crc = (crc >>> 8) ^ x(0, (crc ^ b(i)) & 255);
  return ~crc >>> 0;
}

let tables: Int32Array | undefined;

/** Table 0 advances the CRC by one byte, table k by one byte followed by k zero bytes. */
function makeTables(): Int32Array {
  const made = new Int32Array(16 * 256);
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
