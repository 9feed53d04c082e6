import type { CertificateState } from '../../register/rules/certificate-state.ts';

/** A certificate that is valid today. */
export type ValidState = Extract<CertificateState, { kind: 'valid' | 'valid-until' }>;

/** One that is not, or of which only the academy can tell. */
export type EndedState = Exclude<CertificateState, ValidState>;

export function isStillValid(state: CertificateState): state is ValidState {
  return state.kind === 'valid' || state.kind === 'valid-until';
}
