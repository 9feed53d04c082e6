import type { SheetRow } from '../sheet/sheet.ts';
import { certificatesIn } from './certificates-in.ts';
import { droppedRows } from './dropped-rows.ts';
import { noUsableRows } from './no-usable-rows.ts';
import type { Register, RegisterColumns } from './register.ts';
import { sheetColumns } from './sheet-columns.ts';

/**
 * The certificates in a sheet, by the rules R2 to R7, and why its other rows hold none.
 *
 * @throws RegisterFault `no-usable-rows` when no row is left.
 */
export function applyRegisterRules(
  rows: readonly SheetRow[],
  positions?: RegisterColumns,
): Register {
  const certificates = certificatesIn(rows, positions);
  if (certificates.records.length === 0) throw noUsableRows(rows, certificates);
  return {
    ...certificates,
    headerKind: sheetColumns(rows).hasHeader ? 'column-letters' : 'none',
    dropped: droppedRows(rows, certificates),
  };
}
