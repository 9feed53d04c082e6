import { RegisterFault } from '../faults/register-fault.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { droppedRows } from './dropped-rows.ts';
import type { Certificates } from './register.ts';

/** The fault of a sheet in which no row is left; its detail says why, for the owner. */
export function noUsableRows(rows: readonly SheetRow[], none: Certificates): RegisterFault {
  const dropped = droppedRows(rows, none);
  const withoutA = dropped.filter(({ reason }) => reason === 'column-a-blank').length;
  return new RegisterFault(
    'no-usable-rows',
    withoutA > 0
      ? `column A is blank in all ${withoutA} rows below the headings`
      : dropped.length > 0
        ? 'there is nothing below the headings'
        : 'the sheet is blank',
  );
}
