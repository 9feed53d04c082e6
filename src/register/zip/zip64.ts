import { damaged } from '../faults/register-fault.ts';
import { BROKEN, IN_ZIP64, type Zip64 } from './zip-archive.ts';

const END_RECORD_64 = 0x06064b50;
const END_LOCATOR_64 = 0x07064b50;

/** Reads what ZIP64 has put elsewhere (4.5.3). */
export const zip64: Zip64 = {
  /** A locator (4.3.15) stands before the end record and tells where the wide one (4.3.14) is. */
  directory(view, end) {
    const wide = u64(view, end - 12);
    if (
      view.getUint32(end - 20, true) !== END_LOCATOR_64 ||
      view.getUint32(wide, true) !== END_RECORD_64
    ) {
      throw damaged(BROKEN);
    }
    const start = u64(view, wide + 48);
    return [start, start + u64(view, wide + 40), u64(view, wide + 32)];
  },

  /** The values that have no room stand in an extra field (4.5.3). */
  place(view, header) {
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
    if (value > end) throw damaged(BROKEN);
    return [wideSize, wideLocal];
  },
};

function u64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}
