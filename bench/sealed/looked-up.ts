import type { CertificateToSeal } from '../../src/register/sealed/seal-types.ts';
import { sampleCertificate } from './sample-certificates.ts';

export interface LookedUp {
  readonly certificate: CertificateToSeal;
  /** Whether it is in the register. */
  readonly isKnown: boolean;
}

/** How many look-ups are measured in the sealed register; half of them of IDs that it lacks. */
export const lookUpCount = 600;

/** In the plain one, which looks for similar IDs among all where it lacks one. */
export const plainLookUpCount = 40;

/** @param count of certificates in the register, over which those looked up are spread */
export function lookedUp(count: number): LookedUp[] {
  return Array.from({ length: lookUpCount }, (_, index) => {
    const isKnown = index % 2 === 0;
    const place = (index * 7919) % count;
    return { certificate: sampleCertificate(isKnown ? place : count + index), isKnown };
  });
}
