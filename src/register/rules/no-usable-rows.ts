import { RegisterFault } from '../register-fault.ts';
import type { DroppedRow } from './register.ts';

/** The fault of a register in which no row is left; its detail says why, for the owner. */
export function noUsableRows(dropped: readonly DroppedRow[]): RegisterFault {
  const count = (reason: DroppedRow['reason']) =>
    dropped.filter((row) => row.reason === reason).length;
  return new RegisterFault(
    'no-usable-rows',
    `${dropped.length} rows that are not blank: ${count('header')} header, ` +
      `${count('above-data')} above the data, ${count('column-a-blank')} with a blank column A`,
  );
}
