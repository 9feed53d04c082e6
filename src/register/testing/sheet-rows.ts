import type { SheetRow } from '../sheet/cells.ts';

/** Rows as a reader returns them, numbered from 1. Blank lines have numbers too, but are left out. */
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
