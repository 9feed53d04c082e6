import { joinBytes } from '../bytes/join-bytes.ts';
import { asFault, damaged } from '../faults/register-fault.ts';
import { inflateEntry } from './inflate-entry.ts';
import { readDirectory, type PackedEntry } from './zip-directory.ts';

/** An open zip archive. What its entries inflate to counts against one limit. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /**
   * The entry of that name, or `undefined` if there is none: ASCII case does not count (ECMA-376 part 2, 6.2.2.3), a
   * leading slash is no part of the name, and a backslash, which some writers use, is a slash.
   *
   * @throws RegisterFault `damaged` if two entries have the name.
   */
  find(name: string): ZipEntry | undefined;
  /** Lets no more than so many bytes be inflated from now on. */
  lowerLimit(maxInflatedBytes: number): void;
}

export interface ZipEntry {
  /** As it is written, but for backslashes and a leading slash. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /**
   * Inflates the entry. Its CRC-32 is checked at the end: until the last chunk has been taken, nothing is certain.
   *
   * @throws RegisterFault `password-protected`, `damaged`, `too-large` beyond the archive's limit; `interrupted` if a
   *   library that it takes could not be loaded.
   */
  chunks(): AsyncIterable<Uint8Array>;
  /** All of them in one. */
  bytes(): Promise<Uint8Array>;
}

/**
 * Opens a zip archive: its directory is read once.
 *
 * @throws RegisterFault `not-a-spreadsheet` or `damaged`.
 */
export function openZip(bytes: Uint8Array, maxInflatedBytes: number): ZipArchive {
  const budget = { bytesLeft: maxInflatedBytes };
  const entries = directory(bytes).map((packed) => openEntry(packed, budget));
  const byKey = new Map<string, ZipEntry | 'several'>();
  for (const entry of entries) {
    const key = keyOf(entry.name);
    byKey.set(key, byKey.has(key) ? 'several' : entry);
  }
  return {
    entries,
    find(name) {
      const entry = byKey.get(keyOf(name));
      if (entry === 'several') throw damaged(`two parts are called ${name}`);
      return entry;
    },
    lowerLimit: (most) => void (budget.bytesLeft = Math.min(budget.bytesLeft, most)),
  };
}

function directory(bytes: Uint8Array): PackedEntry[] {
  try {
    return readDirectory(bytes);
  } catch (cause) {
    throw asFault(cause, 'zip directory');
  }
}

function openEntry(packed: PackedEntry, budget: { bytesLeft: number }): ZipEntry {
  const chunks = () => inflateEntry(packed, budget);
  return {
    name: withSlashes(packed.name),
    isEncrypted: packed.isEncrypted,
    chunks,
    async bytes() {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks()) parts.push(chunk);
      return joinBytes(parts);
    },
  };
}

function keyOf(name: string): string {
  return withSlashes(name).toLowerCase();
}

function withSlashes(name: string): string {
  return name.replace(/[\\/]+/g, '/').replace(/^\//, '');
}
