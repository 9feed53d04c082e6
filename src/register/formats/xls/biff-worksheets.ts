import { biff, damaged, substream, uint16, type BiffRecord } from './biff-records.ts';
import { joinBytes } from '../../bytes/join-bytes.ts';

/**
 * The worksheets of a BIFF stream in workbook order, each as a stream of its own with nothing in it but
 * what its cells need: that is all that SheetJS is given.
 *
 * @throws RegisterFault `damaged` where the stream contradicts itself or is cut off
 */
export function* biffWorksheets(stream: Uint8Array): Generator<Uint8Array, void> {
  const book = [...substream(stream, 0)];
  const sheets = book.filter((record) => record.type === biff.boundSheet);
  // Up to Excel 4 a file is one sheet.
  if (sheets.length === 0) {
    yield joinBytes(cellRecords(stream, book));
    return;
  }
  for (const sheet of sheets) {
    if (!isWorksheet(stream, sheet)) continue;
    const others = new Set(sheets.filter((other) => other !== sheet));
    const globals = cellRecords(
      stream,
      book.filter((record) => !others.has(record)),
    );
    const cells = cellRecords(stream, substream(stream, placeOf(stream, sheet)));
    yield withPlace(joinBytes([...globals, ...cells]), joinBytes(globals).length);
  }
}

/** BOUNDSHEET ([MS-XLS] 2.4.28): place, visibility, kind of sheet. Kind 0 has cells; 1 macros, 2 a chart. */
function isWorksheet(stream: Uint8Array, sheet: BiffRecord): boolean {
  return sheet.end - sheet.data > 6 && stream[sheet.data + 5] === 0;
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
 * strings, sheet options, the cells themselves.
 */
// prettier-ignore
const neededSinceExcel5 = new Set([
  0x0809, 0x000a, 0x0022, 0x0042, 0x0081, 0x0085, 0x00e0, 0x00fc, 0x041e,
  0x0006, 0x00bd, 0x00d6, 0x00fd, 0x0203, 0x0204, 0x0205, 0x0207, 0x027e,
]);

/** The same up to Excel 4. */
// prettier-ignore
const neededToExcel4 = new Set([
  0x0009, 0x0209, 0x0409, 0x000a, 0x0022, 0x0042, 0x0043, 0x0243, 0x0443, 0x001e, 0x041e,
  0x0002, 0x0003, 0x0004, 0x0005, 0x0006, 0x0007,
  0x0203, 0x0204, 0x0205, 0x0206, 0x0207, 0x0406, 0x027e,
]);

/** LABEL and RSTRING, where the text's length in characters stands at this place in the data. */
const labels = new Set([0x0204, 0x00d6]);
const labelLengthAt = 6;

/** FORMULA, by version. */
const formulas = new Set([0x0006, 0x0206, 0x0406]);

/**
 * The bytes of the needed records and of what continues them.
 *
 * @throws RegisterFault `damaged` where a label claims more characters than its record has bytes
 */
function cellRecords(stream: Uint8Array, records: Iterable<BiffRecord>): Uint8Array[] {
  const isOld = uint16(stream, 0) !== 0x0809;
  const needed = isOld ? neededToExcel4 : neededSinceExcel5;
  const parts: Uint8Array[] = [];
  let isNeeded = false;
  for (const { type, start, data, end } of records) {
    if (type !== biff.continue) isNeeded = needed.has(type);
    if (!isNeeded) continue;
    if (labels.has(type) && uint16(stream, data + labelLengthAt) > end - data)
      throw damaged('label');
    if (formulas.has(type)) parts.push(formulaResult(stream.subarray(start, end), isOld));
    else parts.push(stream.subarray(start, end));
  }
  return parts;
}

/**
 * A FORMULA record with its result and without the formula ([MS-XLS] 2.4.127), whose tokens are of no use
 * here and can catch SheetJS in a loop without end.
 */
function formulaResult(record: Uint8Array, isOld: boolean): Uint8Array {
  // Place, style, result and flags; then the length of the tokens, in one byte or two.
  const kept = 4 + (isOld ? 16 : 20);
  if (record.length < kept) throw damaged('formula');
  const result = new Uint8Array(kept + 2);
  result.set(record.subarray(0, kept));
  result[2] = kept + 2 - 4;
  result[3] = 0;
  return result;
}
