import type { SheetRow } from '../sheet/cells.ts';

/** The rows of a sheet, numbered by line. An empty line gives no row. */
export function sheetRows(...lines: readonly (readonly string[])[]): SheetRow[] {
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter((row) => row.cells.length > 0);
}

/** The rows of a sheet that is written as one text, such as `No.|Student / 1|Asha`. */
export function sheetOf(text: string): SheetRow[] {
  return sheetRows(...text.split(' / ').map((line) => line.split('|')));
}
