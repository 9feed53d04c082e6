import type { FormatCode } from '../number-formats/format-code.ts';
import type { Biff12Records } from './biff12-records.ts';

/** Record types ([MS-XLSB] 2.3.2). */
const SST_ITEM = 19;
const FORMAT = 44;
const CELL_STYLE = 47;
const WORKBOOK_PROPERTIES = 153;
const SHEET = 156;
const BEGIN_CELL_STYLES = 617;
const END_CELL_STYLES = 618;

/** What a workbook part says of its sheets: their relations in workbook order, and when their dates begin. */
export function readWorkbook(records: Biff12Records): { sheetIds: string[]; isDate1904: boolean } {
  const sheetIds: string[] = [];
  let isDate1904 = false;
  while (records.next()) {
    if (records.type === WORKBOOK_PROPERTIES) isDate1904 = (records.uint8(0) & 1) === 1;
    if (records.type === SHEET) sheetIds.push(relationOf(records));
  }
  return { sheetIds, isDate1904 };
}

/** The relation of a sheet, which its name follows; a first version of Excel 2007 has four bytes more before it. */
function relationOf(records: Biff12Records): string {
  const at = [8, 12].find((offset) => records.textEnd(records.textEnd(offset)) === records.size);
  if (at === undefined) throw records.damaged('the record of a sheet is not as long as it says');
  return records.text(at);
}

/** The number format of each cell style (BrtXF in BrtBeginCellXFs): a code, or the number of a known one. */
export function readCellStyles(records: Biff12Records): FormatCode[] {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let isCellStyle = false;
  while (records.next()) {
    switch (records.type) {
      case FORMAT:
        codes.set(records.uint16(0), records.text(2));
        break;
      case BEGIN_CELL_STYLES:
      case END_CELL_STYLES:
        isCellStyle = records.type === BEGIN_CELL_STYLES;
        break;
      case CELL_STYLE:
        if (isCellStyle) styles.push(records.uint16(2));
    }
  }
  return styles.map((format) => codes.get(format) ?? format);
}

/** The texts that cells share, each after a byte that says what follows it (RichStr, 2.5.121). */
export function readSharedStrings(records: Biff12Records): string[] {
  const strings: string[] = [];
  while (records.next()) {
    if (records.type === SST_ITEM) strings.push(records.text(1));
  }
  return strings;
}
