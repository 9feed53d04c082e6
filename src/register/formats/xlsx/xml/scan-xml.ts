import { damaged } from '../../../faults/register-fault.ts';
import { inflateEntry } from '../../../zip/inflate-entry.ts';
import { loadRareParts } from '../load-rare-parts.ts';
import { withPauses } from '../pause.ts';
import type { XlsxPackage } from '../package/xlsx-package.ts';
import { XmlCursor, needMoreBytes } from './xml-tag.ts';
import type { ZipEntry } from '../../../zip/zip-archive.ts';

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
  const cursor = new XmlCursor(entry.name);
  /** One byte longer than what it can hold: a NUL ends the window. */
  let bytes = new Uint8Array(WINDOW_BYTES + 1);
  let filled = 0;
  let isDone = false;
  let convert: Utf8Converter | undefined;

  await inflateEntry(entry, budget, async (chunk) => {
    convert ??= await converterFor(chunk);
    await add(convert(chunk));
  });
  if (convert) await add(convert());
  await readWindow(true);

  async function add(chunk: Uint8Array): Promise<void> {
    let rest = chunk;
    while (rest.length > 0 && !isDone) {
      const room = bytes.length - 1 - filled;
      bytes.set(rest.subarray(0, room), filled);
      filled += Math.min(room, rest.length);
      rest = rest.subarray(room);
      if (rest.length > 0) await readWindow(false);
    }
  }

  /**
   * Reads all whole items in the window, and moves what is left to its start. In the last window the
   * cursor takes what is cut off for malformed.
   */
  async function readWindow(isLast: boolean): Promise<void> {
    if (isDone) return;
    bytes[filled] = 0;
    cursor.load(bytes, filled, isLast);
    await withPauses(readItems);
    reader.windowRead?.();

    const left = filled - cursor.at;
    if (left === bytes.length - 1) {
      const larger = new Uint8Array(2 * left + 1);
      larger.set(bytes);
      bytes = larger;
    } else bytes.copyWithin(0, cursor.at, filled);
    filled = left;
  }

  /** Reads on from the last whole item. */
  function readItems(): void {
    let { at, depth } = cursor;
    try {
      while (reader.step(cursor)) ({ at, depth } = cursor);
      isDone = true;
    } catch (reason) {
      cursor.at = at;
      cursor.depth = depth;
      if (reason !== needMoreBytes) throw reason;
    }
  }
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

type Utf8Converter = (chunk?: Uint8Array) => Uint8Array;

/** How nearly all parts begin: a declaration of UTF-8, if there is any, and the root element. */
const usualStart = /^(<\?xml [^>]*encoding=.utf-8['"][^>]*\?>)?\s*<\w/i;

async function converterFor(first: Uint8Array): Promise<Utf8Converter> {
  const start = usualStart.exec(String.fromCharCode(...first.subarray(0, 80)));
  if (!start) return (await loadRareParts()).utf8Converter(first);
  let passedOver = start[1]?.length ?? 0;
  return (chunk = new Uint8Array()) => {
    const rest = chunk.subarray(passedOver);
    passedOver = 0;
    return rest;
  };
}
