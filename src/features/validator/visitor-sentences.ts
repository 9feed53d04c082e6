import type { RegisterFaults } from '../../content/schemas/register.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import {
  type FaultKind,
  faultKinds,
  type SealedFaultKind,
  sealedFaultKinds,
} from '../../register/faults.ts';

/** Of the table of faults, what a visitor reads; the owner's half stays off the page. */
export function visitorSentences(faults: RegisterFaults): Record<FaultKind, string> {
  return visitorHalf(faultKinds, faults);
}

/** The same where the register is sealed: its own kinds come first where both have one. */
export function sealedVisitorSentences(
  faults: RegisterFaults,
  { faults: sealed }: ValidatorWords['sealed'],
): Record<FaultKind | SealedFaultKind, string> {
  return { ...visitorSentences(faults), ...visitorHalf(sealedFaultKinds, sealed) };
}

function visitorHalf<Kind extends string>(
  kinds: readonly Kind[],
  faults: Readonly<Record<Kind, { readonly visitor: string }>>,
): Record<Kind, string> {
  // Built from all the kinds there are, so that the record is complete.
  return Object.fromEntries(kinds.map((kind) => [kind, faults[kind].visitor])) as Record<
    Kind,
    string
  >;
}
