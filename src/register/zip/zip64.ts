import { damaged } from '../faults/register-fault.ts';

// ZIP64 (APPNOTE.TXT 4.5.3) keeps what has no room in the usual fields, of archives or files of more than 4 GB.

/** Stands in a field whose value ZIP64 has put elsewhere. */
export const IN_ZIP64 = 0xffffffff;

/** Where a directory is: from, to, and how many entries. */
export type DirectoryPlace = readonly [start: number, end: number, count: number];

/**
 * Where the directory is that the end record at `end` has no room to tell: a locator (4.3.15) before it says where
 * the wide end record (4.3.14) is.
 *
 * @throws RegisterFault `damaged`; a RangeError for a place outside of the archive.
 */
export function directoryPlace64(view: DataView, end: number): DirectoryPlace {
  const wide = u64(view, end - 12);
  if (
    view.getUint32(end - 20, true) !== END_LOCATOR_64 ||
    view.getUint32(wide, true) !== END_RECORD_64
  ) {
    throw damaged('zip directory');
  }
  const start = u64(view, wide + 48);
  return [start, start + u64(view, wide + 40), u64(view, wide + 32)];
}

/**
 * The packed size and the place of the local header, of the central header at `header`: an extra field (4.5.3) holds
 * what has no room there.
 *
 * @throws RegisterFault `damaged`; a RangeError for a place outside of the archive.
 */
export function entryPlace64(
  view: DataView,
  header: number,
): readonly [size: number, local: number] {
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  const size = u32(header + 20);
  const local = u32(header + 42);
  let field = header + 46 + u16(header + 28);
  const end = field + u16(header + 30);
  while (field < end && u16(field) !== 1) field += 4 + u16(field + 2);
  // The field holds only those of the values that are not in their own place, in this order.
  let value = field + (u32(header + 24) === IN_ZIP64 ? 12 : 4);
  const wideSize = size === IN_ZIP64 ? u64(view, (value += 8) - 8) : size;
  const wideLocal = local === IN_ZIP64 ? u64(view, (value += 8) - 8) : local;
  if (value > end) throw damaged('zip directory');
  return [wideSize, wideLocal];
}

const END_RECORD_64 = 0x06064b50;
const END_LOCATOR_64 = 0x07064b50;

function u64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}
