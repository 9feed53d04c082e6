import { faultyColumns } from './faulty-columns.ts';
import type { FaultyRegister } from './faulty-register.ts';
import { faultyRows } from './faulty-rows.ts';
import { personalColumns } from './personal-columns.ts';

/** All registers with a fault, in the order of the report. */
export const faultyRegisters: readonly FaultyRegister[] = [
  ...faultyRows,
  ...faultyColumns,
  ...personalColumns,
];
