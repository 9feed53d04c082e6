import type { RegisterFaults } from '../../content/schemas/register.ts';
import { type FaultKind, faultKinds } from '../../register/faults/register-fault.ts';

/** Of the table of faults, what a visitor reads; the owner's half stays off the page. */
export function visitorSentences(faults: RegisterFaults): Record<FaultKind, string> {
  // Built from all the kinds there are, so that the record is complete.
  return Object.fromEntries(faultKinds.map((kind) => [kind, faults[kind].visitor])) as Record<
    FaultKind,
    string
  >;
}
