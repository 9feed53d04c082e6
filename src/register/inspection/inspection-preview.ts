import { eachFilledCell } from '../rules/filled-cells.ts';
import {
  stateColumns,
  type Register,
  type SheetColumn,
  type StateColumn,
} from '../rules/register.ts';
import type { ColumnUse } from './finding.ts';
import { isKeptColumn, sheetColumns } from '../rules/sheet-columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';

export interface ColumnPreview {
  /** The column's letter by R2; missing where its header is blank. */
  readonly name?: string;
  /** What the validator takes the column for. The text of a dropped one is never shown. */
  readonly use: ColumnUse | StateColumn | 'kept' | 'dropped';
  /** The text in each of the first rows, trimmed; in a dropped column "…" where there is one. */
  readonly cells: readonly string[];
}

/** No more columns than this are shown; what is looked for is further left. */
const maxColumns = 16;

/** How the columns are read, with the text in the first rows. */
export function previewOf(
  { columns }: Register,
  rows: readonly SheetRow[],
  first: readonly SheetRow[],
): ColumnPreview[] {
  const names = sheetColumns(rows);
  const uses = new Map<number | undefined, ColumnPreview['use']>([
    [columns.student?.index, 'student'],
    [columns.course?.index, 'course'],
    [columns.id?.index, 'id'],
    ...stateColumns.flatMap((use) => (columns[use] ? [[columns[use].index, use] as const] : [])),
  ]);
  return Array.from({ length: columnCount(first, Object.values(columns)) }, (_, index) => {
    const name = names.nameOf(index);
    const isKept = name !== undefined && isKeptColumn(name);
    return {
      ...(name !== undefined && { name }),
      use: isKept ? (uses.get(index) ?? 'kept') : 'dropped',
      cells: first.map((row) => {
        const text = trimText(row.cells[index] ?? '');
        return isKept || text === '' ? text : '…';
      }),
    };
  });
}

function columnCount(
  rows: readonly SheetRow[],
  understood: readonly (SheetColumn | undefined)[],
): number {
  let count = 0;
  const reach = (index: number) => (count = Math.max(count, index + 1));
  for (const row of rows) eachFilledCell(row.cells, (_, index) => reach(index));
  for (const column of understood) if (column) reach(column.index);
  return Math.min(count, maxColumns);
}
