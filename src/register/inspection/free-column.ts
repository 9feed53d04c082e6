import { eachFilledCell } from '../rules/filled-cells.ts';
import { isKeptColumn, sheetColumns } from '../rules/sheet-columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';

/** The first column that is kept (R4) after all in which something is, counted from 0. */
export function freeColumn(rows: readonly SheetRow[]): number {
  let free = 0;
  for (const row of rows)
    eachFilledCell(row.cells, (_, index) => (free = Math.max(free, index + 1)));
  const names = sheetColumns(rows);
  while (!isKeptColumn(names.nameOf(free) ?? '')) free++;
  return free;
}
