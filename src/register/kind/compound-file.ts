import { joinBytes } from '../bytes/join-bytes.ts';
import { RegisterFault } from '../faults/register-fault.ts';

/** A compound file, which holds named streams as a disk holds files ([MS-CFB]). */
export interface CompoundFile {
  /** The names of the streams at the root. Those in a storage belong to a document within the document. */
  readonly names: readonly string[];
  /**
   * The bytes of a stream at the root, or undefined where there is none of this name, case aside.
   *
   * @throws RegisterFault `damaged` where the file ends before the stream does
   */
  stream(name: string): Uint8Array | undefined;
}

const signature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Sector numbers from here on mean "end of chain", "free" and the like ([MS-CFB] 2.1). */
const lastSector = 0xfffffffa;
const headerDifatEntries = 109;
const directoryEntrySize = 128;
const miniSectorSize = 64;

/** An entry of the directory ([MS-CFB] 2.6.1). */
interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  /** The entries beside it, to the left and to the right, and the first one in it, by their place. */
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

const streamType = 2;
/** In the place of an entry: there is none. */
const noEntry = 0xffffffff;

export function isCompoundFile(bytes: Uint8Array): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/**
 * Opens a compound file.
 *
 * @throws RegisterFault `damaged` where its tables contradict themselves or are cut off
 */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  if (bytes.length < 512) throw damaged('header cut off');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sectors = new SectorChains(view, bytes);
  const directory = directoryEntries(sectors.chain(view.getUint32(0x30, true)));
  const miniCutoff = view.getUint32(0x38, true);
  const [root] = directory;
  const streams = childrenOf(root, directory).filter((entry) => entry.type === streamType);

  return {
    names: streams.map((entry) => entry.name),
    stream(name) {
      const entry = streams.find((one) => one.name.toLowerCase() === name.toLowerCase());
      if (!entry) return undefined;
      const bytesOfStream =
        entry.size >= miniCutoff
          ? sectors.data(entry.start)
          : miniChain(sectors, root, view.getUint32(0x3c, true), entry.start);
      if (bytesOfStream.length < entry.size) throw damaged(`${name} cut off`);
      return bytesOfStream.subarray(0, entry.size);
    },
  };
}

/** The sectors of the file, and which follows which (the FAT, [MS-CFB] 2.3). */
class SectorChains {
  readonly #bytes: Uint8Array;
  readonly #size: number;
  readonly #fat: Uint32Array;

  constructor(view: DataView, bytes: Uint8Array) {
    const shift = view.getUint16(0x1e, true);
    if (shift !== 9 && shift !== 12) throw damaged('sector size');
    this.#bytes = bytes;
    this.#size = 1 << shift;
    this.#fat = words(joinBytes(this.#fatSectors(view).map((sector) => this.#sector(sector))));
  }

  /** The bytes of a chain of sectors that holds a table. */
  chain(start: number): Uint8Array {
    return joinBytes(chainOf(start, this.#fat).map((sector) => this.#sector(sector)));
  }

  /** The bytes of a chain that holds a stream; some writers let the file end within its last sector. */
  data(start: number): Uint8Array {
    return joinBytes(
      chainOf(start, this.#fat).map((sector) => {
        const from = (sector + 1) * this.#size;
        return this.#bytes.subarray(from, from + this.#size);
      }),
    );
  }

  #sector(number: number): Uint8Array {
    const from = (number + 1) * this.#size;
    if (from + this.#size > this.#bytes.length) throw damaged('cut off');
    return this.#bytes.subarray(from, from + this.#size);
  }

  /** Where the FAT itself is: the header names 109 sectors, a chain of DIFAT sectors more (2.5). */
  #fatSectors(view: DataView): number[] {
    const found: number[] = [];
    for (let index = 0; index < headerDifatEntries; index++) {
      found.push(view.getUint32(0x4c + 4 * index, true));
    }
    const seen = new Set<number>();
    for (let next = view.getUint32(0x44, true); next < lastSector && !seen.has(next);) {
      seen.add(next);
      const entries = words(this.#sector(next));
      found.push(...entries.subarray(0, -1));
      next = entries.at(-1) ?? lastSector;
    }
    return found.filter((sector) => sector < lastSector);
  }
}

/** A stream shorter than the cutoff lives in the mini stream, which is the root's own (2.4). */
function miniChain(
  sectors: SectorChains,
  root: DirectoryEntry | undefined,
  fatStart: number,
  start: number,
): Uint8Array {
  const miniStream = root && root.start < lastSector ? sectors.data(root.start) : new Uint8Array();
  const miniFat = fatStart < lastSector ? words(sectors.chain(fatStart)) : new Uint32Array();
  return joinBytes(
    chainOf(start, miniFat).map((sector) =>
      miniStream.subarray(sector * miniSectorSize, (sector + 1) * miniSectorSize),
    ),
  );
}

/** The numbers of a chain, ended where it points out of the table; one that loops is refused. */
function chainOf(start: number, table: Uint32Array): number[] {
  const chain: number[] = [];
  for (let next = start; next < lastSector; next = table[next] ?? lastSector) {
    if (chain.length > table.length) throw damaged('chain without end');
    chain.push(next);
  }
  return chain;
}

function directoryEntries(directory: Uint8Array): DirectoryEntry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: DirectoryEntry[] = [];
  for (let at = 0; at + directoryEntrySize <= directory.length; at += directoryEntrySize) {
    // The length of the name counts bytes, its closing zero included (2.6.1).
    const nameLength = Math.min(Math.max(view.getUint16(at + 0x40, true) - 2, 0), 62);
    entries.push({
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameLength)),
      type: view.getUint8(at + 0x42),
      left: view.getUint32(at + 0x44, true),
      right: view.getUint32(at + 0x48, true),
      child: view.getUint32(at + 0x4c, true),
      start: view.getUint32(at + 0x74, true),
      size: view.getUint32(at + 0x78, true),
    });
  }
  return entries;
}

/** What is in a storage: a tree of entries, each with others to its left and right (2.6.4). */
function childrenOf(
  storage: DirectoryEntry | undefined,
  directory: readonly DirectoryEntry[],
): DirectoryEntry[] {
  const children = new Set<DirectoryEntry>();
  const places = [storage?.child ?? noEntry];
  for (let place; (place = places.pop()) !== undefined;) {
    if (place === noEntry) continue;
    const entry = directory[place];
    if (!entry || children.has(entry)) throw damaged('tree of names');
    children.add(entry);
    places.push(entry.left, entry.right);
  }
  return [...children];
}

function damaged(what: string): RegisterFault {
  return new RegisterFault('damaged', `compound file: ${what}`);
}

/** Little-endian 32-bit words; bytes after the last whole word are left out. */
function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) =>
    view.getUint32(4 * index, true),
  );
}
