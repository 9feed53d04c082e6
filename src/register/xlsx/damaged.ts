import { RegisterFault } from '../register-fault.ts';

/** The fault of a workbook that can't be read safely. `detail` tells the owner which part is broken. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}
