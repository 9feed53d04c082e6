import { joinBytes } from '../bytes.ts';
import { asSheetFault, damaged, SheetFault } from '../faults.ts';

/** An open zip archive. One limit applies to the inflated bytes of all entries together. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /**
   * Finds the entry with this name. Upper and lower case count as equal (ECMA-376 part 2, 6.2.2.3). Backslashes count
   * as slashes, since some programs write backslashes.
   *
   * @throws SheetFault `damaged` if two entries have this name
   */
  find(name: string): ZipEntry | undefined;
}

export interface ZipEntry {
  /** The entry's name, with slashes in place of backslashes and without a leading slash. */
  readonly name: string;
  /**
   * Inflates the entry. The entry's CRC-32 is checked after the last chunk. Until then, the chunks may be wrong.
   *
   * @throws SheetFault `password-protected`, `damaged`, or `too-large` beyond the archive's limit
   */
  chunks(): AsyncIterable<Uint8Array>;
  whole(): Promise<Uint8Array>;
}

/**
 * Opens a zip archive and reads its directory.
 *
 * @throws SheetFault `damaged` if the archive is damaged or the bytes are not a zip archive
 */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  const budget = { bytesLeft: maxInflatedBytes };
  const entries = readDirectory(bytes).map((packed): ZipEntry => {
    const chunks = () => inflateEntry(packed, budget);
    return {
      name: packed.name,
      chunks,
      async whole() {
        const parts: Uint8Array[] = [];
        for await (const chunk of chunks()) parts.push(chunk);
        return joinBytes(parts);
      },
    };
  });
  return {
    entries,
    find(name) {
      const key = partName(name).toLowerCase();
      const [entry, ...others] = entries.filter((one) => one.name.toLowerCase() === key);
      if (others.length > 0) throw damaged(`two parts are called ${name}`);
      return entry;
    },
  };
}

function partName(written: string): string {
  return written.replace(/[\\/]+/g, '/').replace(/^\//, '');
}

/** Inflates an entry and counts the bytes, because an archive may declare wrong sizes. */
async function* inflateEntry(
  { name, isEncrypted, method, crc, packed }: PackedEntry,
  budget: { bytesLeft: number },
): AsyncGenerator<Uint8Array, void> {
  if (isEncrypted) throw new SheetFault('password-protected', name);
  if (method !== 0 && method !== 8) throw damaged(`${name}: compression method ${method}`);
  let found = 0;
  for await (const chunk of method === 0 ? [packed] : inflated(packed, name)) {
    budget.bytesLeft -= chunk.length;
    if (budget.bytesLeft < 0) throw new SheetFault('too-large', 'inflated bytes');
    found = crc32(chunk, found);
    yield chunk;
  }
  if (crc !== found) throw damaged(`${name}: checksum`);
}

/** The number of packed bytes to inflate at once. They become at most 1,032 times as many bytes: 34 MB. */
const SLICE = 32 * 1024;

/** Inflates bytes (RFC 1951). */
async function* inflated(packed: Uint8Array, name: string): AsyncGenerator<Uint8Array, void> {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= packed.length) controller.close();
      else controller.enqueue(packed.slice(at, at + SLICE));
      at += SLICE;
    },
  });
  const reader = slices.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    let part = await reader.read();
    while (!part.done) {
      yield part.value;
      part = await reader.read();
    }
  } catch (cause) {
    throw asSheetFault(cause, `${name}: deflate`);
  } finally {
    // If the stream has failed, cancelling fails too.
    reader.cancel().catch(() => undefined);
  }
}

interface PackedEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** How the entry is compressed: 0 means stored, 8 means deflated (APPNOTE.TXT 4.4.5). */
  readonly method: number;
  readonly crc: number;
  readonly packed: Uint8Array;
}

/**
 * Reads the central directory (APPNOTE.TXT 4.3). The directory has no CRC, so every entry is compared with its local
 * header. If a damaged byte changes a name, a place or a count, the entry and its header differ. The sizes in local
 * headers are ignored, since some programs leave them out (4.3.9).
 */
function readDirectory(bytes: Uint8Array): PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  const u64 = (at: number) => u32(at) + u32(at + 4) * 2 ** 32;
  /** The length of a name plus the length of the extra field after the name. */
  const lengths = (at: number) => u16(at) + u16(at + 2);
  try {
    return readEntries(findDirectory());
  } catch (cause) {
    // A RangeError means that the directory points outside the file.
    throw asSheetFault(cause, 'zip directory');
  }

  function check(isSound: boolean): void {
    if (!isSound) throw damaged('zip directory');
  }

  /** Searches backwards for the end record (4.3.16). A comment of up to 65,535 bytes may come after the record. */
  function findDirectory(): DirectoryPlace {
    const last = bytes.length - 22;
    for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
      if (u32(at) !== END_RECORD || at + u16(at + 20) > last) continue;
      const size = u32(at + 12);
      const start = u32(at + 16);
      const count = u16(at + 10);
      const place: DirectoryPlace =
        count === 0xffff || size === IN_ZIP64 || start === IN_ZIP64
          ? wideDirectory(at)
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

  /** Reads the central header at `at` (4.3.12), and checks the entry's local header (4.3.7). */
  function readEntry(at: number): PackedEntry {
    const [size, local] = placeOf(at);
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
      name: partName(new TextDecoder().decode(name)),
      method: u16(at + 10),
      isEncrypted: (flags & 1) === 1,
      crc: u32(at + 16),
      packed: slice(local + 30 + lengths(local + 26), size),
    };
  }

  /** Finds a ZIP64 directory. The locator (4.3.15) before the end record points to the ZIP64 end record (4.3.14). */
  function wideDirectory(end: number): DirectoryPlace {
    const wide = u64(end - 12);
    check(u32(end - 20) === END_LOCATOR_64 && u32(wide) === END_RECORD_64);
    const start = u64(wide + 48);
    return [start, start + u64(wide + 40), u64(wide + 32)];
  }

  /** The packed size of an entry and the place of its local header. Large values are in an extra field (4.5.3). */
  function placeOf(header: number): readonly [size: number, local: number] {
    const size = u32(header + 20);
    const local = u32(header + 42);
    if (size !== IN_ZIP64 && local !== IN_ZIP64) return [size, local];
    let field = header + 46 + u16(header + 28);
    const end = field + u16(header + 30);
    while (field < end && u16(field) !== 1) field += 4 + u16(field + 2);
    // The extra field has only the large values, in this order: inflated size, packed size, place of the local
    // header.
    const first = field + (u32(header + 24) === IN_ZIP64 ? 12 : 4);
    const second = size === IN_ZIP64 ? first + 8 : first;
    check((local === IN_ZIP64 ? second + 8 : second) <= end);
    return [size === IN_ZIP64 ? u64(first) : size, local === IN_ZIP64 ? u64(second) : local];
  }

  function slice(at: number, length: number): Uint8Array {
    check(at + length <= bytes.length);
    return bytes.subarray(at, at + length);
  }
}

type DirectoryPlace = readonly [start: number, end: number, count: number];

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
// ZIP64 (APPNOTE.TXT 4.5.3) is for values that don't fit in the usual fields, such as sizes over 4 GB.
const END_RECORD_64 = 0x06064b50;
const END_LOCATOR_64 = 0x07064b50;
/** A field with this value has its real value in a ZIP64 record or extra field. */
const IN_ZIP64 = 0xffffffff;

/**
 * The CRC-32 of all chunks up to `chunk` (APPNOTE.TXT 4.4.7). Taking four bytes at a time is twice as fast as one.
 *
 * @param before the CRC-32 of all earlier chunks
 */
export function crc32(chunk: Uint8Array, before = 0): number {
  const t = (tables ??= makeTables());
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

/** Table 0 adds one byte to the CRC, and table k adds one byte and then k zero bytes. */
function makeTables(): Int32Array {
  const made = new Int32Array(4 * 256);
  for (let i = 0; i < made.length; i++) {
    let crc = i < 256 ? i : (made[i - 256] ?? 0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    made[i] = crc;
  }
  return made;
}
