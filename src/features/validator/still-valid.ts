import type { CertificateState } from '../../register/certificates/states.ts';

/** A certificate that is valid today. */
export type ValidState = Extract<CertificateState, { kind: 'valid' }>;

/** One that is not, or of which only the academy can tell. */
export type EndedState = Exclude<CertificateState, ValidState>;

export function isStillValid(state: CertificateState): state is ValidState {
  return state.kind === 'valid';
}
