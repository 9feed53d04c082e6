import { RegisterFault } from '../faults/register-fault.ts';

/** One record of a BIFF stream ([MS-XLS] 2.1.4): two bytes type, two bytes length, the data. */
export interface BiffRecord {
  readonly type: number;
  /** Where the record begins, where its data begin, and where the next record begins. */
  readonly start: number;
  readonly data: number;
  readonly end: number;
}

/** Record types ([MS-XLS] 2.3); the beginning of a substream has another in BIFF2, 3 and 4. */
export const biff = {
  boundSheet: 0x0085,
  codePage: 0x0042,
  format: 0x041e,
  sharedStrings: 0x00fc,
  continue: 0x003c,
  eof: 0x000a,
  filePass: 0x002f,
  /** BOF since Excel 5. */
  bof5: 0x0809,
  bof: new Set([0x0009, 0x0209, 0x0409, 0x0809]),
} as const;

export type BiffVersion = 2 | 3 | 4 | 5 | 8;

/**
 * The version of the substream that begins there, by its BOF ([MS-XLS] 2.4.21): 5 is Excel 5 and 95, 8 is
 * Excel 97 and newer.
 */
export function biffVersion(stream: Uint8Array, bof: number): BiffVersion {
  const type = uint16(stream, bof);
  if (type !== biff.bof5) return type === 0x0409 ? 4 : type === 0x0209 ? 3 : 2;
  switch (uint16(stream, bof + 4) & 0xff00) {
    case 0x0200:
      return 2;
    case 0x0300:
      return 3;
    case 0x0400:
      return 4;
    case 0x0500:
      return 5;
    default:
      return unusualVersion(uint16(stream, bof + 4), uint16(stream, bof + 6));
  }
}

/** The version that SheetJS takes where a BOF names one in the way of Excel 2, or a sheet's names none. */
function unusualVersion(named: number, kind: number): BiffVersion {
  if (named === 0x0002 || named === 0x0007) return 2;
  if (named !== 0) return 8;
  return kind === 0x0010 ? 2 : kind === 0x1000 ? 5 : 8;
}

/** Whether the bytes begin as the records of an old Excel file do. */
export function isBiffStream(bytes: Uint8Array): boolean {
  if (bytes.length < 8 || !biff.bof.has(uint16(bytes, 0))) return false;
  const length = uint16(bytes, 2);
  return length >= 4 && length <= 16;
}

/**
 * A BIFF stream whose records for the whole workbook are sound and have none of the type FILEPASS, which says that
 * everything after it is encrypted ([MS-XLS] 2.4.117).
 *
 * @throws RegisterFault `password-protected`, `damaged`
 */
export function checkBiff(stream: Uint8Array): Uint8Array {
  for (const { type } of substream(stream, 0)) {
    if (type === biff.filePass) throw new RegisterFault('password-protected', 'FILEPASS record');
  }
  return stream;
}

/**
 * The records of one substream: from its BOF up to and including its own EOF. Substreams within it, such
 * as charts in a sheet, are passed over.
 *
 * @throws RegisterFault `damaged` where there is no substream or it is cut off
 */
export function* substream(stream: Uint8Array, start: number): Generator<BiffRecord, void> {
  let depth = 0;
  for (let at = start; at + 4 <= stream.length;) {
    const type = uint16(stream, at);
    const end = at + 4 + uint16(stream, at + 2);
    if (end > stream.length) break;
    if (biff.bof.has(type)) depth++;
    if (depth === 0) throw damaged('no substream');
    if (depth === 1) yield { type, start: at, data: at + 4, end };
    if (type === biff.eof && --depth === 0) return;
    at = end;
  }
  throw damaged('cut off');
}

/** The bytes of a record of this type with these data. */
export function biffRecordBytes(type: number, data: readonly number[]): Uint8Array {
  return Uint8Array.from([type & 255, type >> 8, data.length & 255, data.length >> 8, ...data]);
}

/** A little-endian number of two bytes; bytes after the end count as zero. */
export function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8);
}

export function damaged(what: string): RegisterFault {
  return new RegisterFault('damaged', `workbook stream: ${what}`);
}
