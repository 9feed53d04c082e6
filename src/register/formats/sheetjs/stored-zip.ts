import { joinBytes } from '../../bytes/join-bytes.ts';
import { crc32 } from '../../bytes/crc32.ts';

export interface StoredPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A zip archive of parts that are not packed (APPNOTE.TXT 4.3), dated 1 January 1980. */
export function storedZip(parts: readonly StoredPart[]): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name);
    const common = commonHeader(part.bytes, name.length);
    const local = joinBytes([words32(0x04034b50), common, name, part.bytes]);
    files.push(local);
    // The central header (4.3.12) says who wrote it, repeats the local one and adds where that is.
    const place = joinBytes([words16(0, 0, 0), words32(0, offset)]);
    directory.push(words32(0x02014b50), words16(20), common, place, name);
    offset += local.length;
  }
  const size = directory.reduce((length, bytes) => length + bytes.length, 0);
  const count = parts.length;
  const end = [words32(0x06054b50), words16(0, 0, count, count), words32(size, offset), words16(0)];
  return joinBytes([...files, ...directory, ...end]);
}

/** What local and central header have in common: version 2.0, UTF-8 names, stored, date, CRC, sizes. */
function commonHeader(bytes: Uint8Array, nameLength: number): Uint8Array {
  return joinBytes([
    words16(20, 0x0800, 0, 0, 0x21),
    words32(crc32(bytes), bytes.length, bytes.length),
    words16(nameLength, 0),
  ]);
}

function words16(...values: number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [value & 255, (value >>> 8) & 255]));
}

function words32(...values: number[]): Uint8Array {
  return joinBytes(values.map((value) => words16(value & 0xffff, value >>> 16)));
}
