import { damaged } from './damaged.ts';
import { inflateEntry } from './inflate-entry.ts';
import { utf8Converter } from './utf8-converter.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import { XmlCursor, needMoreBytes } from './xml-cursor.ts';
import type { ZipEntry } from './zip-directory.ts';

/** Thrown by a step that must wait; it is called again from the same place afterwards. */
export class Pause extends Error {
  readonly until: Promise<unknown>;

  constructor(until: Promise<unknown>) {
    super('pause');
    this.until = until;
  }
}

export interface PartReader {
  /**
   * Reads one item. It must change nothing before the item is complete: where the window ends within
   * the item, it is called again with more bytes.
   *
   * @returns Whether it wants to be called again.
   */
  step(cursor: XmlCursor): boolean;
  /** Called each time that a window has been read. */
  windowRead?(): void;
}

/**
 * Reads an XML part item by item while it inflates, so that it is never in memory as a whole.
 *
 * @throws RegisterFault as `inflateEntry` and `XmlCursor` do, or whatever `reader` throws.
 */
export async function scanPart(
  { budget }: XlsxPackage,
  entry: ZipEntry,
  reader: PartReader,
): Promise<void> {
  const window = new PartWindow(entry, reader);
  await inflateEntry(entry, budget, (chunk) => window.take(chunk));
  await window.finish();
}

/**
 * Reads a small XML part in one go: `read` gets the cursor before the root element. It may be called
 * more than once, so it must change nothing outside.
 */
export async function readPart<T>(
  pkg: XlsxPackage,
  entry: ZipEntry,
  read: (cursor: XmlCursor) => T,
): Promise<T> {
  let result: { value: T } | undefined;
  await scanPart(pkg, entry, {
    step(cursor) {
      result = { value: read(cursor) };
      return false;
    },
  });
  if (!result) throw damaged(entry.name);
  return result.value;
}

const WINDOW_BYTES = 128 * 1024;

class PartWindow {
  /** One byte longer than what it can hold: a NUL ends the window. */
  #bytes = new Uint8Array(WINDOW_BYTES + 1);
  #filled = 0;
  #isDone = false;
  #convert: ReturnType<typeof utf8Converter> | undefined;
  readonly #cursor: XmlCursor;
  readonly #reader: PartReader;
  readonly #partName: string;

  constructor(entry: ZipEntry, reader: PartReader) {
    this.#cursor = new XmlCursor(entry.name);
    this.#partName = entry.name;
    this.#reader = reader;
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.#convert ??= utf8Converter(chunk);
    await this.#add(this.#convert(chunk));
  }

  async finish(): Promise<void> {
    if (this.#convert) await this.#add(this.#convert());
    if (!this.#isDone) await this.#read(true);
    if (!this.#isDone) throw damaged(`${this.#partName}: cut off`);
  }

  async #add(chunk: Uint8Array): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !this.#isDone) {
      const room = this.#bytes.length - 1 - this.#filled;
      this.#bytes.set(rest.subarray(0, room), this.#filled);
      this.#filled += Math.min(room, rest.length);
      rest = rest.subarray(room);
      if (rest.length > 0) await this.#read(false);
    }
  }

  /** Reads all whole items in the window, and moves what is left to its start. */
  async #read(isLast: boolean): Promise<void> {
    const cursor = this.#cursor;
    const reader = this.#reader;
    this.#bytes[this.#filled] = 0;
    cursor.load(this.#bytes, this.#filled, isLast);
    for (;;) {
      const pause = this.#readItems();
      if (!pause) break;
      await pause.until;
    }
    reader.windowRead?.();

    const left = this.#filled - cursor.at;
    if (left === this.#bytes.length - 1) {
      const larger = new Uint8Array(2 * left + 1);
      larger.set(this.#bytes);
      this.#bytes = larger;
    } else this.#bytes.copyWithin(0, cursor.at, this.#filled);
    this.#filled = left;
  }

  #readItems(): Pause | undefined {
    const cursor = this.#cursor;
    const reader = this.#reader;
    let { at, depth } = cursor;
    try {
      while (reader.step(cursor)) ({ at, depth } = cursor);
      this.#isDone = true;
      return undefined;
    } catch (reason) {
      cursor.at = at;
      cursor.depth = depth;
      if (reason === needMoreBytes) return undefined;
      if (reason instanceof Pause) return reason;
      throw reason;
    }
  }
}
