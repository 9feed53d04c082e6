import type { SheetRow } from '../sheet.ts';
import { certificatesIn } from './certificates-in.ts';
import { noUsableRows } from './no-usable-rows.ts';
import type { Register, RegisterColumns } from './register.ts';

/**
 * The certificates in a sheet, by the rules R2 to R7.
 *
 * @throws RegisterFault `no-usable-rows` when no row is left.
 */
export function applyRegisterRules(
  rows: readonly SheetRow[],
  positions?: RegisterColumns,
): Register {
  const register = certificatesIn(rows, positions);
  if (register.records.length === 0) throw noUsableRows(register.dropped);
  return register;
}
