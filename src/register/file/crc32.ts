/**
 * CRC-32 of a chunk, continuing from the CRC of what came before it (APPNOTE.TXT 4.4.7; polynomial
 * 0xEDB88320, as in ISO 3309). Sixteen bytes a step: four times as fast as one byte a step.
 *
 * @param before The CRC of the preceding chunks, 0 at the start.
 * @returns An unsigned 32-bit number.
 */
export function crc32(chunk: Uint8Array, before = 0): number {
  const t = (tables ??= makeTables());
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.length);
  const word = (at: number) => view.getInt32(at, true);

  let crc = ~before;
  let i = 0;
  for (; i <= chunk.length - 16; i += 16) {
    crc =
      fourBytes(t, 12, word(i) ^ crc) ^
      fourBytes(t, 8, word(i + 4)) ^
      fourBytes(t, 4, word(i + 8)) ^
      fourBytes(t, 0, word(i + 12));
  }
  for (; i < chunk.length; i++) crc = (crc >>> 8) ^ (t[(crc ^ (chunk[i] ?? 0)) & 255] ?? 0);
  return ~crc >>> 0;
}

/** What four bytes add to the CRC, of which the last is advanced by this table. */
function fourBytes(t: Int32Array, table: number, bytes: number): number {
  const at = table * 256;
  // Always within the tables; `?? 0` says so to the compiler and costs nothing.
  return (
    (t[at + 768 + (bytes & 255)] ?? 0) ^
    (t[at + 512 + ((bytes >>> 8) & 255)] ?? 0) ^
    (t[at + 256 + ((bytes >>> 16) & 255)] ?? 0) ^
    (t[at + (bytes >>> 24)] ?? 0)
  );
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
