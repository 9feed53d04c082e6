import type { SheetRow } from '../sheet/cells.ts';

/** Rows as a reader returns them, numbered from 1. Blank lines are left out, but count for the numbers. */
export function sheetRows(...lines: readonly (readonly string[])[]): SheetRow[] {
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter((row) => row.cells.length > 0);
}

/** The rows of a text such as `No.|Student / 1|Asha`. */
export function sheetOf(text: string): SheetRow[] {
  return sheetRows(...text.split(' / ').map((line) => line.split('|')));
}
