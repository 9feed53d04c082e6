import { Fault } from '../faults/fault.ts';

/** Every way in which a sealed register can give no answer. None says anything about a certificate. */
export const sealedFaultKinds = [
  /** Without a connection, and this browser has not kept what the answer needs. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file is missing, cut short or of another checksum, twice in a row. */
  'damaged',
  /** The manifest's signature is not the academy's. */
  'untrusted',
  /** An older manifest than this browser has seen, or another of the same version. */
  'older',
  /** The page does not know the register's format or key. */
  'outdated-page',
  /** The certificate's own entry does not open. */
  'damaged-entry',
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
