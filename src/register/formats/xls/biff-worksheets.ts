import {
  biff,
  biffVersion,
  damaged,
  substream,
  uint16,
  type BiffRecord,
} from '../../kind/biff-records.ts';
import { builtInFormatRecords } from './built-in-formats.ts';
import { cellRecords } from './cell-records.ts';
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
