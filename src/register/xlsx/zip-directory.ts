import { RegisterFault } from '../register-fault.ts';
import { damaged } from './damaged.ts';

/** One file of a zip archive, as its central directory tells. */
export interface ZipEntry {
  /** The name as it is written. */
  readonly name: string;
  /** How the bytes are packed: 0 stored, 8 deflated (APPNOTE.TXT 4.4.5). */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly crc: number;
  /** The packed bytes: a view into the archive, not a copy. */
  readonly packed: Uint8Array;
}

/** Entries by `partKey`; `null` where two entries have the same key and neither can be trusted. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry | null>;

/**
 * The form in which part names are compared: ASCII case does not count (ECMA-376 part 2, 6.2.2.3),
 * a leading slash is no part of the name, and a backslash, which some writers use, is a slash.
 */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/**
 * Reads the central directory of a zip archive (APPNOTE.TXT 4.3), ZIP64 included.
 *
 * No CRC covers the directory, so every entry is checked against its local header: whatever a flipped
 * byte does to a name, a place or a count, the two no longer agree. Sizes in local headers are not
 * read, since writers that stream leave them out (data descriptors, 4.3.9).
 *
 * @throws RegisterFault `not-a-spreadsheet` if the bytes are no zip, `damaged` if they are a broken one.
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b)
    throw new RegisterFault('not-a-spreadsheet', 'no zip');
  try {
    return new Archive(bytes).readDirectory();
  } catch (cause) {
    // A place outside the archive makes the DataView throw.
    throw cause instanceof RegisterFault ? cause : damaged('zip directory', cause);
  }
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const END_RECORD_64 = 0x06064b50;
const END_LOCATOR_64 = 0x07064b50;
/** Stands in a field whose value is in the ZIP64 extra field. */
const IN_ZIP64 = 0xffffffff;

class Archive {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  readDirectory(): ZipDirectory {
    const [start, end, count] = this.#findDirectory();
    const entries = new Map<string, ZipEntry | null>();
    let at = start;
    for (let i = 0; i < count; i++) {
      const next = at + 46 + this.#lengths(at + 28) + this.#u16(at + 32);
      if (this.#u32(at) !== CENTRAL_HEADER || next > end) throw brokenDirectory();
      const entry = this.#readEntry(at);
      const key = partKey(entry.name);
      entries.set(key, entries.has(key) ? null : entry);
      at = next;
    }
    if (at !== end) throw brokenDirectory();
    return entries;
  }

  /** Searches backwards for the end record (4.3.16), which a comment of 65,535 bytes may follow. */
  #findDirectory(): DirectoryPlace {
    const { length } = this.#bytes;
    const last = length - 22;
    for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
      if (this.#u32(at) !== END_RECORD || at + 22 + this.#u16(at + 20) > length) continue;
      const place = this.#readEndRecord(at);
      if (place[1] <= at && this.#u32(place[0]) === CENTRAL_HEADER) return place;
    }
    throw brokenDirectory();
  }

  #readEndRecord(at: number): DirectoryPlace {
    const count = this.#u16(at + 10);
    const size = this.#u32(at + 12);
    const start = this.#u32(at + 16);
    if (count !== 0xffff && size !== IN_ZIP64 && start !== IN_ZIP64) {
      return [start, start + size, count];
    }
    // ZIP64 (4.3.14, 4.3.15): a locator stands before the end record and tells where the wide one is.
    const wide = this.#u64(at - 12);
    if (this.#u32(at - 20) !== END_LOCATOR_64 || this.#u32(wide) !== END_RECORD_64) {
      throw brokenDirectory();
    }
    const wideStart = this.#u64(wide + 48);
    return [wideStart, wideStart + this.#u64(wide + 40), this.#u64(wide + 32)];
  }

  /** Reads the central header at `at` (4.3.12) and checks the local header that it points to (4.3.7). */
  #readEntry(at: number): ZipEntry {
    const [size, local] = this.#readPlace(at);
    const name = this.#slice(at + 46, this.#u16(at + 28));
    const localName = this.#slice(local + 30, this.#u16(local + 26));
    const isEncrypted = (this.#u16(at + 8) & 1) === 1;
    if (
      this.#u32(local) !== LOCAL_HEADER ||
      name.length !== localName.length ||
      name.some((byte, i) => byte !== localName[i]) ||
      isEncrypted !== ((this.#u16(local + 6) & 1) === 1)
    ) {
      throw brokenDirectory();
    }
    return {
      name: new TextDecoder().decode(name),
      method: this.#u16(at + 10),
      isEncrypted,
      crc: this.#u32(at + 16),
      packed: this.#slice(local + 30 + this.#lengths(local + 26), size),
    };
  }

  /** The packed size and the local header's place, which 4.5.3 may have put into an extra field. */
  #readPlace(at: number): [size: number, local: number] {
    const size = this.#u32(at + 20);
    const local = this.#u32(at + 42);
    if (size !== IN_ZIP64 && local !== IN_ZIP64) return [size, local];

    let field = at + 46 + this.#u16(at + 28);
    const end = field + this.#u16(at + 30);
    while (field < end && this.#u16(field) !== 1) field += 4 + this.#u16(field + 2);
    // The field holds only those of the values that are not in their own place, in this order.
    let value = field + (this.#u32(at + 24) === IN_ZIP64 ? 12 : 4);
    const wideSize = size === IN_ZIP64 ? this.#u64((value += 8) - 8) : size;
    const wideLocal = local === IN_ZIP64 ? this.#u64((value += 8) - 8) : local;
    if (value > end) throw brokenDirectory();
    return [wideSize, wideLocal];
  }

  #u16(at: number): number {
    return this.#view.getUint16(at, true);
  }

  #u32(at: number): number {
    return this.#view.getUint32(at, true);
  }

  #u64(at: number): number {
    return this.#u32(at) + this.#u32(at + 4) * 2 ** 32;
  }

  /** The sum of two neighbouring 16-bit lengths: of a name and of its extra field. */
  #lengths(at: number): number {
    return this.#u16(at) + this.#u16(at + 2);
  }

  #slice(at: number, length: number): Uint8Array {
    if (at + length > this.#bytes.length) throw brokenDirectory();
    return this.#bytes.subarray(at, at + length);
  }
}

type DirectoryPlace = readonly [start: number, end: number, count: number];

function brokenDirectory(): RegisterFault {
  return damaged('zip directory');
}
