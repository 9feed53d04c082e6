import { Fault } from './fault.ts';

/** Every way in which a sealed register can give no answer. None says anything about a certificate. */
export const sealedFaultKinds = [
  /** Without a connection, and this browser has not kept what the answer needs. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file is missing, cut short or changed, twice in a row. */
  'damaged',
  /** The page does not know the register's format. */
  'outdated-page',
  /** The page was not opened with https, so the browser has no `crypto.subtle`. */
  'insecure-page',
  /** The register answers only by link or QR code, and what was asked came without its secret. */
  'needs-link',
] as const;

export type SealedFaultKind = (typeof sealedFaultKinds)[number];

/** Thrown wherever a sealed register can't be read. */
export class SealedFault extends Fault<SealedFaultKind> {
  override readonly name = 'SealedFault';
}
