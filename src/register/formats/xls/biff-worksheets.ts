import {
  biff,
  biffRecordBytes,
  biffVersion,
  damaged,
  substream,
  uint16,
  type BiffRecord,
  type BiffVersion,
} from '../../kind/biff-records.ts';
import { builtInFormatRecords } from './built-in-formats.ts';
import { joinBytes } from '../../bytes/join-bytes.ts';

/**
 * The worksheets of a BIFF stream in workbook order, each as a stream of its own with nothing in it but
 * what its cells need: that is all that SheetJS is given.
 *
 * @throws RegisterFault `damaged` where the stream contradicts itself or is cut off
 */
export function* biffWorksheets(stream: Uint8Array): Generator<Uint8Array, void> {
  const book = [...substream(stream, 0)];
  const version = biffVersion(stream, 0);
  const sheets = book.filter((record) => record.type === biff.boundSheet);
  // Up to Excel 4 a file is one sheet.
  if (sheets.length === 0) {
    yield joinBytes(cellRecords(stream, version, book));
    return;
  }
  const worksheets = sheets.filter((sheet) => isWorksheet(stream, sheet));
  for (const sheet of worksheets) {
    const others = new Set(sheets.filter((other) => other !== sheet));
    const [bof, ...globals] = cellRecords(
      stream,
      version,
      book.filter((record) => !others.has(record)),
    );
    if (!bof) throw damaged('no workbook');
    const formats = builtInFormatRecords(version, formatsOf(stream, book));
    const cells = cellRecords(stream, version, substream(stream, placeOf(stream, sheet)));
    const before = joinBytes([bof, ...formats, ...globals]);
    yield withPlace(joinBytes([before, ...cells]), before.length);
  }
}

/**
 * Whether a BOUNDSHEET ([MS-XLS] 2.4.28: place, visibility, kind of sheet) names a sheet of cells. Kind 0 has
 * them; so has one that is declared as a chart while its own first record says that it is none (2.4.21).
 */
function isWorksheet(stream: Uint8Array, sheet: BiffRecord): boolean {
  if (sheet.end - sheet.data <= 6) return false;
  const kind = stream[sheet.data + 5];
  return kind === 0 || (kind === 2 && uint16(stream, placeOf(stream, sheet) + 6) !== chartStream);
}

const chartStream = 0x0020;

/** The numbers of the formats that a workbook defines itself. */
function formatsOf(stream: Uint8Array, book: readonly BiffRecord[]): Set<number> {
  const formats = book.filter((record) => record.type === biff.format);
  return new Set(formats.map((record) => uint16(stream, record.data)));
}

function placeOf(stream: Uint8Array, sheet: BiffRecord): number {
  return uint16(stream, sheet.data) + uint16(stream, sheet.data + 2) * 0x10000;
}

/** The place where the sheet's own substream begins now, written into the only BOUNDSHEET left. */
function withPlace(stream: Uint8Array, place: number): Uint8Array {
  for (const record of substream(stream, 0)) {
    if (record.type !== biff.boundSheet) continue;
    new DataView(stream.buffer, stream.byteOffset).setUint32(record.data, place, true);
  }
  return stream;
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

/** LABEL and RSTRING, where the text's length in characters is at this place in the data. */
const labels = new Set([0x0204, 0x00d6]);
const labelLengthAt = 6;

/** FORMULA, by version. */
const formulas = new Set([0x0006, 0x0206, 0x0406]);

/**
 * The bytes of the needed records and of what continues them.
 *
 * @throws RegisterFault `damaged` where a label claims more characters than its record has bytes
 */
function cellRecords(
  stream: Uint8Array,
  version: BiffVersion,
  records: Iterable<BiffRecord>,
): Uint8Array[] {
  const parts: Uint8Array[] = [];
  let isNeeded = false;
  for (const { type, start, data, end } of records) {
    if (type !== biff.continue) isNeeded = needed.has(type);
    if (!isNeeded) continue;
    if (labels.has(type) && uint16(stream, data + labelLengthAt) > end - data)
      throw damaged('label');
    const record = stream.subarray(start, end);
    if (formulas.has(type)) parts.push(formulaResult(record, version));
    else if (type === biff.bof5) parts.push(knownVersion(record, version));
    else if (type === biff.format && version === 2) parts.push(oldFormat(record));
    else parts.push(record);
  }
  return parts;
}

/**
 * A FORMULA record with its result and without the formula ([MS-XLS] 2.4.127), whose tokens are of no use
 * here and can catch SheetJS in a loop without end.
 */
function formulaResult(record: Uint8Array, version: BiffVersion): Uint8Array {
  // Place, style, result and flags; then the length of the tokens, in one byte or two.
  const kept = 4 + (version < 5 ? 16 : 20);
  if (record.length < kept) throw damaged('formula');
  const result = new Uint8Array(kept + 2);
  result.set(record.subarray(0, kept));
  result[2] = kept + 2 - 4;
  result[3] = 0;
  return result;
}

/** A BOF record that says a version which SheetJS knows: Microsoft Graph writes 0x0580 for its own BIFF5. */
function knownVersion(record: Uint8Array, version: BiffVersion): Uint8Array {
  if (version !== 5 || uint16(record, 4) === 0x0500) return record;
  const known = record.slice();
  known[4] = 0x00;
  known[5] = 0x05;
  return known;
}

/** A FORMAT record of a later version as one of BIFF2, which counts its formats and does not number them. */
function oldFormat(record: Uint8Array): Uint8Array {
  return biffRecordBytes(0x001e, [...record.subarray(6)]);
}
