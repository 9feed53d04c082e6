import type { SheetRow } from '../sheet/sheet.ts';
import { certificatesIn } from './certificates-in.ts';
import { droppedRows } from './dropped-rows.ts';
import { defaultColumns, type Register, type RegisterColumns } from './register.ts';
import { withoutReplacements } from './state-reader.ts';
import { sheetColumns } from './sheet-columns.ts';

/** The certificates in a sheet, by the rules R2 to R7, and why its other rows hold none. There may be none at all. */
export function applyRegisterRules(
  rows: readonly SheetRow[],
  positions: RegisterColumns = defaultColumns,
): Register {
  const certificates = withoutReplacements(certificatesIn(rows, positions));
  return {
    ...certificates,
    headerKind: sheetColumns(rows).hasHeader ? 'column-letters' : 'none',
    dropped: droppedRows(rows, certificates),
  };
}
