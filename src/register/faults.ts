// The folder src/register finds certificates in a table and says what is true of them, without any user interface.
// Its rooms are steps: `load`, `certificates`, then `worker` for the page, `list` for many IDs, `inspection` for
// the check and `sealed`. Each imports only what rooms() in eslint.config.js allows it: earlier steps, and
// src/spreadsheet.
// Start with certificates/certificates.ts and certificates/verdict.ts. This file is the table of what can fail.
import { asSheetFault, Fault, SheetFault, sheetFaultKinds } from '../spreadsheet/faults.ts';

/** Every way in which the register can fail to load. Their words are in `content/register-faults.yaml`. */
export const faultKinds = [
  'offline',
  'timeout',
  'http-status',
  'blocked',
  'blocked-by-policy',
  'no-worker',
  'outdated-page',
  ...sheetFaultKinds,
  'too-slow',
  'changed-form',
  'no-usable-rows',
  'no-ids',
  'not-calculated',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The error if a plain register can't be read. */
export class RegisterFault extends Fault<FaultKind> {
  override readonly name = 'RegisterFault';
}

/** Whether the register or its file can't be read, for a reason that has a sentence in `content/`. */
export function isFault(cause: unknown): cause is RegisterFault | SheetFault {
  return cause instanceof RegisterFault || cause instanceof SheetFault;
}

/** A fault stays as it is. Any other error, such as a RangeError, means that the file is damaged. */
export function asFault(cause: unknown): RegisterFault | SheetFault {
  return isFault(cause) ? cause : asSheetFault(cause);
}

/** Every reason why a sealed register can't answer. No fault says anything about a certificate. */
export const sealedFaultKinds = [
  /** There is no connection, and this browser lacks a file that the answer needs. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file is missing, cut short or changed, even after a second download. */
  'damaged',
  /** The page is too old for the format of the register. */
  'outdated-page',
  /** The page was not opened with https, so the browser lacks `crypto.subtle`. */
  'insecure-page',
  /** The secret in a link or QR code is needed, but is missing or wrong. */
  'needs-link',
] as const;

export type SealedFaultKind = (typeof sealedFaultKinds)[number];

/** The error if a sealed register can't be read. */
export class SealedFault extends Fault<SealedFaultKind> {
  override readonly name = 'SealedFault';
}
