import type { SheetRow } from '../sheet/sheet.ts';

/** Rows as a reader gives them, numbered from 1; blank lines count but are left out. */
export function sheetRows(...lines: readonly (readonly string[])[]): SheetRow[] {
  return lines
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter((row) => row.cells.length > 0);
}
