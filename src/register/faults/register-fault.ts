import { Fault } from './fault.ts';

/**
 * Every way in which the register can fail to load. The words for each, for the visitor and for the
 * owner, are in `content/register-faults.yaml`.
 */
export const faultKinds = [
  // The network
  'offline',
  'timeout',
  'http-status',
  'interrupted',
  'blocked',
  'blocked-by-policy',
  // The file
  'empty-file',
  'password-protected',
  'damaged',
  'sign-in-page',
  'web-page',
  'unread-kind',
  'not-a-spreadsheet',
  'too-large',
  'too-slow',
  // What is in it
  'no-usable-rows',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Thrown wherever the register cannot be read; nothing else leaves `src/register`. */
export class RegisterFault extends Fault<FaultKind> {
  override readonly name = 'RegisterFault';
}

/** The fault of a workbook that can't be read safely. `detail` tells the owner which part is broken. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}

/** What was thrown, as a fault; anything that is none, such as a place outside the bytes, is damage. */
export function asFault(
  cause: unknown,
  detail = 'What the file says of itself does not fit together.',
): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
}
