import { damaged, uint16, type BiffVersion } from '../../kind/biff-records.ts';

/**
 * Holds that a record has the bytes of its fixed fields, and as many after the length of its text as that has
 * characters. SheetJS reads on after the end, and counts up to a length that is not there without end.
 *
 * @param data of the record itself
 * @param continued how many bytes the records that continue it have
 * @throws RegisterFault `damaged`
 */
export function checkLengths(
  type: number,
  data: Uint8Array,
  continued: number,
  version: BiffVersion,
): void {
  const name = `record 0x${type.toString(16).padStart(4, '0')}`;
  if (data.length < (fixedLengths.get(type) ?? 0)) throw damaged(`${name} is cut off`);
  const at = textLengthsAt.get(type);
  if (at === undefined) return;
  const width = wideLengths.has(type) || (version === 8 && !narrowLengths.has(type)) ? 2 : 1;
  const characters = width === 2 ? uint16(data, at) : (data[at] ?? 0);
  if (characters > data.length + continued - at - width) throw damaged(`text of ${name}`);
}

/** How long the fields of a record are before its text, if it has one ([MS-XLS] 2.4; up to 0x0007, BIFF2). */
const fixedLengths = new Map([
  [0x0002, 9],
  [0x0003, 15],
  [0x0004, 8],
  [0x0005, 9],
  [0x0007, 1],
  [0x001e, 1],
  [0x00d6, 8],
  [0x00fc, 8],
  [0x00fd, 10],
  [0x0203, 14],
  [0x0204, 8],
  [0x0205, 8],
  [0x0207, 2],
  [0x027e, 10],
  [0x041e, 3],
]);

/** Where the length of a record's text is in its data: of labels, of a formula's text, of a number format. */
const textLengthsAt = new Map([
  [0x0004, 7],
  [0x0204, 6],
  [0x00d6, 6],
  [0x0007, 0],
  [0x0207, 0],
  [0x001e, 0],
  [0x041e, 2],
]);

/** In two bytes in every version, and in one; the others' lengths have two bytes since Excel 97. */
const wideLengths = new Set([0x0204, 0x00d6, 0x0207]);
const narrowLengths = new Set([0x0007]);
