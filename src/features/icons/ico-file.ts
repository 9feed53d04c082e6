/** A square PNG and its width in pixels, 256 at most. */
export interface IcoEntry {
  readonly size: number;
  readonly png: Uint8Array;
}

/** An ICO file whose entries are PNGs (the ICONDIR structure, which Windows reads so since Vista). */
export function icoFile(entries: readonly IcoEntry[]): Uint8Array<ArrayBuffer> {
  const start = headerLength + entryLength * entries.length;
  const length = entries.reduce((sum, { png }) => sum + png.length, start);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint16(2, iconType, true);
  view.setUint16(4, entries.length, true);

  let offset = start;
  for (const [index, { size, png }] of entries.entries()) {
    const at = headerLength + entryLength * index;
    // A byte can't hold 256; 0 stands for it.
    view.setUint8(at, size % 256);
    view.setUint8(at + 1, size % 256);
    view.setUint16(at + 4, colourPlanes, true);
    view.setUint16(at + 6, bitsPerPixel, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    bytes.set(png, offset);
    offset += png.length;
  }
  return bytes;
}

const headerLength = 6;
const entryLength = 16;
const iconType = 1;
const colourPlanes = 1;
const bitsPerPixel = 32;
