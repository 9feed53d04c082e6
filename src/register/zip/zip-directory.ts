import { damaged, RegisterFault } from '../faults/register-fault.ts';
import { directoryPlace64, entryPlace64, IN_ZIP64, type DirectoryPlace } from './zip64.ts';

/** One file of a zip archive, as its central directory tells. */
export interface PackedEntry {
  /** The name as it is written. */
  readonly name: string;
  /** How the bytes are packed: 0 stored, 8 deflated (APPNOTE.TXT 4.4.5). */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  /** The packed bytes: a view into the archive, not a copy. */
  readonly packed: Uint8Array;
}

/**
 * Reads the central directory of a zip archive (APPNOTE.TXT 4.3).
 *
 * No CRC covers the directory, so every entry is checked against its local header: whatever a flipped
 * byte does to a name, a place or a count, the two no longer agree. Sizes in local headers are not
 * read, since writers that stream leave them out (data descriptors, 4.3.9).
 *
 * @throws RegisterFault `not-a-spreadsheet` if the bytes are no zip, `damaged` if they are a broken one; a
 *   RangeError for a place outside of it.
 */
export function readDirectory(bytes: Uint8Array): PackedEntry[] {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) {
    throw new RegisterFault('not-a-spreadsheet', 'no zip');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  /** Of a name and of the extra field after it. */
  const lengths = (at: number) => u16(at) + u16(at + 2);
  return readEntries(findDirectory());

  function check(isSound: boolean): void {
    if (!isSound) throw damaged('zip directory');
  }

  /** Searches backwards for the end record (4.3.16), which a comment of 65,535 bytes may follow. */
  function findDirectory(): DirectoryPlace {
    const last = bytes.length - 22;
    for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
      if (u32(at) !== END_RECORD || at + u16(at + 20) > last) continue;
      const size = u32(at + 12);
      const start = u32(at + 16);
      const count = u16(at + 10);
      const place: DirectoryPlace =
        count === 0xffff || size === IN_ZIP64 || start === IN_ZIP64
          ? directoryPlace64(view, at)
          : [start, start + size, count];
      if (place[1] <= at && u32(place[0]) === CENTRAL_HEADER) return place;
    }
    throw damaged('zip directory');
  }

  function readEntries([start, end, count]: DirectoryPlace): PackedEntry[] {
    const entries: PackedEntry[] = [];
    let at = start;
    for (let i = 0; i < count; i++) {
      const next = at + 46 + lengths(at + 28) + u16(at + 32);
      check(u32(at) === CENTRAL_HEADER && next <= end);
      entries.push(readEntry(at));
      at = next;
    }
    check(at === end);
    return entries;
  }

  /** Reads the central header at `at` (4.3.12) and checks the local header that it points to (4.3.7). */
  function readEntry(at: number): PackedEntry {
    let size = u32(at + 20);
    let local = u32(at + 42);
    if (size === IN_ZIP64 || local === IN_ZIP64) [size, local] = entryPlace64(view, at);
    const name = slice(at + 46, u16(at + 28));
    const localName = slice(local + 30, u16(local + 26));
    const flags = u16(at + 8);
    check(
      u32(local) === LOCAL_HEADER &&
        name.length === localName.length &&
        name.every((byte, i) => byte === localName[i]) &&
        ((flags ^ u16(local + 6)) & 1) === 0,
    );
    return {
      name: new TextDecoder().decode(name),
      method: u16(at + 10),
      isEncrypted: (flags & 1) === 1,
      crc: u32(at + 16),
      packed: slice(local + 30 + lengths(local + 26), size),
    };
  }

  function slice(at: number, length: number): Uint8Array {
    check(at + length <= bytes.length);
    return bytes.subarray(at, at + length);
  }
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
