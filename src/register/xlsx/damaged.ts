import { RegisterFault } from '../register-fault.ts';

/** The fault of a workbook that can't be read safely. `detail` tells the owner which part is broken. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}

/** What was thrown, as a fault; anything that is none, such as a place outside the bytes, is damage. */
export function asFault(cause: unknown, detail = String(cause)): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
}
