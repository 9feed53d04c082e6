import { joinBytes } from '../../bytes/join-bytes.ts';
import { uint16 } from '../../kind/biff-records.ts';

/**
 * How many strings of a shared string table ([MS-XLS] 2.4.265) have their whole text in it, at most as many as it
 * says: SheetJS counts without end in a string of which only the first byte is there.
 *
 * @param parts the data of the table's record, of 8 bytes or more, and of the records that continue it
 */
export function wholeSharedStrings(parts: readonly Uint8Array[]): number {
  const table = joinBytes(parts);
  const declared = uint32(table, 4);
  const breaks = breaksIn(parts);
  let whole = 0;
  for (let at = 8; whole < declared && at + 3 <= table.length; whole++) {
    const flags = table[at + 2] ?? 0;
    const isRich = (flags & 0x08) !== 0;
    const isExtended = (flags & 0x04) !== 0;
    // Formatting and phonetic data follow the text; their lengths precede it (2.5.293).
    const text = at + 3 + (isRich ? 2 : 0) + (isExtended ? 4 : 0);
    const formatting = isRich ? 4 * uint16(table, at + 3) : 0;
    const phonetic = isExtended ? uint32(table, text - 4) : 0;
    const end = textEnd(table, breaks, text, uint16(table, at), 1 + (flags & 1));
    if (end > table.length) break;
    at = end + formatting + phonetic;
  }
  return whole;
}

/** Where the parts after the first begin, last first, so that those passed can be taken off. */
function breaksIn(parts: readonly Uint8Array[]): number[] {
  let at = 0;
  return parts
    .slice(0, -1)
    .map((part) => (at += part.length))
    .reverse();
}

/**
 * Where a text ends; after the end of the table where it is cut off. Each part that goes on with a text begins with a
 * byte that says how many bytes its characters have.
 */
function textEnd(
  table: Uint8Array,
  breaks: number[],
  start: number,
  characters: number,
  width: number,
): number {
  let at = start;
  for (let left = characters; left > 0;) {
    if (at >= table.length) return Infinity;
    while ((breaks.at(-1) ?? Infinity) < at) breaks.pop();
    if (breaks.at(-1) === at) {
      width = table[at] === 0 ? 1 : 2;
      at++;
    } else {
      const taken = Math.min(left, Math.ceil(((breaks.at(-1) ?? table.length) - at) / width));
      left -= taken;
      at += taken * width;
    }
  }
  return at;
}

function uint32(bytes: Uint8Array, at: number): number {
  return uint16(bytes, at) + uint16(bytes, at + 2) * 0x10000;
}
