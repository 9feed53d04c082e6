import type { SheetRow } from '../sheet/sheet.ts';
import { rowsAboveData, rowText } from './certificates-in.ts';
import type { Certificates, DroppedRow, DropReason } from './register.ts';
import { sheetColumns } from './sheet-columns.ts';

/** The rows that hold no certificate and are not blank, and why, for the owner. */
export function droppedRows(rows: readonly SheetRow[], { records }: Certificates): DroppedRow[] {
  const names = sheetColumns(rows);
  const kept = new Set(records.map(({ row }) => row));
  const firstRows: readonly DropReason[] = [
    ...(names.hasHeader ? (['header'] as const) : []),
    ...Array.from({ length: rowsAboveData }, () => 'above-data' as const),
  ];
  return rows
    .filter((row) => !kept.has(row.number) && !rowText(row, names).isEmpty)
    .map((row, index) => ({ row: row.number, reason: firstRows[index] ?? 'column-a-blank' }));
}
