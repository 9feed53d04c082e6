import {
  biff,
  biffRecordBytes,
  damaged,
  uint16,
  type BiffRecord,
  type BiffVersion,
} from '../../kind/biff-records.ts';
import { checkLengths } from './check-lengths.ts';
import { wholeSharedStrings } from './whole-shared-strings.ts';

/**
 * The bytes of the records that cells need, and of what continues them, as SheetJS reads them without harm.
 *
 * @throws RegisterFault `damaged` where a record is shorter than what it says it holds
 */
export function cellRecords(
  stream: Uint8Array,
  version: BiffVersion,
  records: Iterable<BiffRecord>,
): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let countedFormats = 0;
  for (const [first, ...continued] of continuedRecords(records)) {
    const { type, start, data, end } = first;
    if (!needed.has(type)) continue;
    const rest = continued.reduce((length, record) => length + record.end - record.data, 0);
    checkLengths(type, stream.subarray(data, end), rest, version);
    // SheetJS compares each of them with all before.
    const isCounted = type === 0x001e || (type === biff.format && version < 5);
    if (isCounted && ++countedFormats > maxCountedFormats) continue;
    const record = stream.subarray(start, end);
    if (formulas.has(type)) parts.push(formulaResult(record, version));
    else if (type === biff.bof5) parts.push(knownVersion(record, version));
    else if (type === biff.format && version === 2) parts.push(oldFormat(record));
    else if (type === biff.sharedStrings) {
      parts.push(countedStrings(record, dataOf(stream, [first, ...continued])));
    } else parts.push(record);
    for (const { start, end } of continued) parts.push(stream.subarray(start, end));
  }
  return parts;
}

/**
 * Records that a cell's displayed text depends on: code page, date system, number formats, styles, shared
 * strings, sheet options, the cells themselves. Each version has its own, and some programs mix them.
 */
// prettier-ignore
const needed = new Set([
  0x0009, 0x0209, 0x0409, 0x0809, 0x000a,
  0x0022, 0x0042, 0x0043, 0x0243, 0x0443, 0x00e0, 0x001e, 0x041e, 0x0081, 0x0085, 0x00fc,
  0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x0007, 0x00bd, 0x00d6, 0x00fd,
  0x0203, 0x0204, 0x0205, 0x0206, 0x0207, 0x0406, 0x027e,
]);

/** FORMULA, by version. */
const formulas = new Set([0x0006, 0x0206, 0x0406]);

/** Up to Excel 4 formats are counted, and a style names one in a byte at most. */
const maxCountedFormats = 256;

/** Each record with the CONTINUE records that follow it. */
function* continuedRecords(
  records: Iterable<BiffRecord>,
): Generator<[BiffRecord, ...BiffRecord[]], void> {
  let whole: [BiffRecord, ...BiffRecord[]] | undefined;
  for (const record of records) {
    if (whole && record.type === biff.continue) whole.push(record);
    else {
      if (whole) yield whole;
      whole = [record];
    }
  }
  if (whole) yield whole;
}

function dataOf(stream: Uint8Array, records: readonly BiffRecord[]): Uint8Array[] {
  return records.map(({ data, end }) => stream.subarray(data, end));
}

/**
 * A FORMULA record with its result and without the formula ([MS-XLS] 2.4.127), whose tokens are of no use
 * here and can catch SheetJS in a loop without end.
 */
function formulaResult(record: Uint8Array, version: BiffVersion): Uint8Array {
  // Place, style, result and flags; then the length of the tokens, in one byte or two.
  if (record.length < 4 + (version < 5 ? 16 : 20)) throw damaged('formula');
  // SheetJS may take a sheet for one of another version halfway, so the length is 0 wherever it looks for it.
  const result = new Uint8Array(4 + 22);
  result.set(record.subarray(0, 4 + 15));
  result[2] = 22;
  result[3] = 0;
  return result;
}

/** The record of the shared strings, which promises no more of them than there are. */
function countedStrings(record: Uint8Array, data: readonly Uint8Array[]): Uint8Array {
  const counted = record.slice();
  new DataView(counted.buffer).setUint32(4 + 4, wholeSharedStrings(data), true);
  return counted;
}

/**
 * A BOF record that says a version which SheetJS knows: Microsoft Graph writes 0x0580 for its own BIFF5. A sheet
 * of no version stays one, since SheetJS then goes by its records.
 */
function knownVersion(record: Uint8Array, version: BiffVersion): Uint8Array {
  if (version === 8 || uint16(record, 4) === 0) return record;
  const known = record.slice();
  known[4] = 0x00;
  known[5] = version;
  return known;
}

/** A FORMAT record of a later version as one of BIFF2, which counts its formats and does not number them. */
function oldFormat(record: Uint8Array): Uint8Array {
  return biffRecordBytes(0x001e, [...record.subarray(6)]);
}
