import { RegisterFault } from '../faults/register-fault.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { droppedRows } from './dropped-rows.ts';
import type { Certificates, DropReason } from './register.ts';

/** The fault of a sheet in which no row is left; its detail says why, for the owner. */
export function noUsableRows(rows: readonly SheetRow[], none: Certificates): RegisterFault {
  const dropped = droppedRows(rows, none);
  const count = (reason: DropReason) => dropped.filter((row) => row.reason === reason).length;
  return new RegisterFault(
    'no-usable-rows',
    `${dropped.length} rows that are not blank: ${count('header')} header, ` +
      `${count('above-data')} above the data, ${count('column-a-blank')} with a blank column A`,
  );
}
