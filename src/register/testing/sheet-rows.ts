import type { SheetRow } from '../sheet/cells.ts';

/**
 * Makes a sheet's rows from lines of cells. The first line is row 1. An empty line has a row number but gives no row.
 */
export function sheetRows(...lines: readonly (readonly string[])[]): SheetRow[] {
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter((row) => row.cells.length > 0);
}

/**
 * The rows of a sheet that is written as one text. In `No.|Student / 1|Asha` slashes separate rows, and bars separate
 * cells.
 */
export function sheetOf(text: string): SheetRow[] {
  return sheetRows(...text.split(' / ').map((line) => line.split('|')));
}
