/**
 * CRC-32 of a chunk (APPNOTE.TXT 4.4.7; polynomial 0xEDB88320, as in ISO 3309), an unsigned 32-bit number. Four bytes a
 * step are twice as fast as one.
 *
 * @param before The CRC of the preceding chunks, 0 at the start.
 */
export function crc32(chunk: Uint8Array, before = 0): number {
  const t = (tables ??= makeTables());
  // Always within the tables; `?? 0` says so to the compiler and costs nothing.
  const after = (bytes: number, at: number) => t[at + (bytes & 255)] ?? 0;
  const view = new DataView(chunk.buffer, chunk.byteOffset, chunk.length);
  let crc = ~before;
  let at = 0;
  for (; at <= chunk.length - 4; at += 4) {
    crc ^= view.getInt32(at, true);
    crc = after(crc, 768) ^ after(crc >>> 8, 512) ^ after(crc >>> 16, 256) ^ after(crc >>> 24, 0);
  }
  for (; at < chunk.length; at++) crc = (crc >>> 8) ^ after(crc ^ view.getUint8(at), 0);
  return ~crc >>> 0;
}

let tables: Int32Array | undefined;

/** Table 0 advances the CRC by one byte, table k by one byte followed by k zero bytes. */
function makeTables(): Int32Array {
  const made = new Int32Array(4 * 256);
  for (let i = 0; i < made.length; i++) {
    let crc = i < 256 ? i : (made[i - 256] ?? 0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    made[i] = crc;
  }
  return made;
}
