import type { SheetBuilder } from '../../sheet/sheet-builder.ts';
import type { FormatCode } from '../number-formats/format-code.ts';
import { errorTexts, type ShownTexts } from '../number-formats/shown-texts.ts';
import type { Biff12Records } from './biff12-records.ts';

/** What the cells of a sheet refer to. */
export interface Biff12Workbook {
  /** The number format of each cell style. */
  readonly styles: readonly FormatCode[];
  /** Undefined where the workbook has none. */
  readonly sharedStrings: readonly string[] | undefined;
  readonly texts: ShownTexts;
}

/**
 * Reads the cells of a worksheet ([MS-XLSB] 2.1.7.61) into `rows`.
 *
 * @throws RegisterFault `damaged` where a record contradicts another, `too-large` beyond the limits
 */
export function readWorksheet(
  records: Biff12Records,
  workbook: Biff12Workbook,
  rows: SheetBuilder,
): void {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  while (records.next()) {
    if (records.type === ROW) {
      if (row > 0) rows.addRow(row, cells);
      const number = records.uint32(0) + 1;
      if (number <= row || number > MAX_ROWS) throw records.damaged('rows are out of order');
      [row, column, cells] = [number, -1, []];
      continue;
    }
    const kind = cellKinds[records.type];
    if (!kind) continue;
    const isShort = records.type >= FIRST_SHORT && records.type <= LAST_SHORT;
    const next = isShort ? column + 1 : records.uint32(0);
    if (row === 0 || next <= column || next >= MAX_COLUMNS) {
      throw records.damaged('cells are out of order');
    }
    column = next;
    // A cell begins with its column, unless that is the next one, and its style (2.5.9).
    const style = isShort ? 0 : 4;
    const text = shownText(kind, records, style, workbook);
    if (text !== '') cells[column] = text;
  }
  if (row > 0) rows.addRow(row, cells);
}

const ROW = 0;
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;
/** Records of cells that are in the column after the last one's. */
const FIRST_SHORT = 12;
const LAST_SHORT = 18;

type CellKind = 'blank' | 'rk' | 'error' | 'boolean' | 'real' | 'text' | 'shared' | 'rich';

// prettier-ignore
const cellKinds: readonly (CellKind | undefined)[] = Object.assign(new Array<CellKind | undefined>(63), {
  1: 'blank', 2: 'rk', 3: 'error', 4: 'boolean', 5: 'real', 6: 'text', 7: 'shared',
  // The results of formulas
  8: 'text', 9: 'real', 10: 'boolean', 11: 'error',
  12: 'blank', 13: 'rk', 14: 'error', 15: 'boolean', 16: 'real', 17: 'text', 18: 'shared',
  62: 'rich',
});

function shownText(
  kind: CellKind,
  records: Biff12Records,
  style: number,
  { styles, sharedStrings, texts }: Biff12Workbook,
): string {
  const value = style + 4;
  // A style that does not exist is General.
  const code = () => styles[records.uint24(style)] ?? 0;
  switch (kind) {
    case 'blank':
      return '';
    case 'rk':
      return texts.ofNumber(records.rkNumber(value), code());
    case 'real':
      return texts.ofNumber(records.float64(value), code());
    case 'error':
      return errorTexts.get(records.uint8(value)) ?? '';
    case 'boolean':
      return records.uint8(value) ? 'TRUE' : 'FALSE';
    case 'text':
      return texts.ofText(records.text(value), code());
    case 'rich':
      return texts.ofText(records.text(value + 1), code());
    case 'shared': {
      const text = sharedStrings?.[records.uint32(value)];
      if (text === undefined) throw records.damaged('a text is missing');
      return texts.ofText(text, code());
    }
  }
}
