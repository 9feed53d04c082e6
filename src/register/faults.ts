abstract class Fault<Kind extends string> extends Error {
  readonly kind: Kind;
  /** A detail for the owner, such as an HTTP status or the damaged part. */
  readonly detail: string | undefined;

  constructor(kind: Kind, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? kind : `${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

/** Every way in which the register can fail to load. Their words are in `content/register-faults.yaml`. */
export const faultKinds = [
  'offline',
  'timeout',
  'http-status',
  'interrupted',
  'blocked',
  'blocked-by-policy',
  'no-worker',
  'outdated-page',
  'empty-file',
  'password-protected',
  'rights-managed',
  'damaged',
  'sign-in-page',
  'web-page',
  'unread-kind',
  'not-a-spreadsheet',
  'error-text',
  'too-large',
  'too-slow',
  'no-usable-rows',
  'no-ids',
  'not-calculated',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** The error if a plain register can't be read. */
export class RegisterFault extends Fault<FaultKind> {
  override readonly name = 'RegisterFault';
}

/** The fault of a workbook that can't be read safely. `detail` names the broken part. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string): RegisterFault {
  return new RegisterFault('unread-kind', found);
}

/** The fault of a file that is not a spreadsheet but is of the kind `found`. */
export function notASpreadsheet(found: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', found);
}

/** A fault stays as it is. Any other error, such as a RangeError, means that the file is damaged. */
export function asFault(cause: unknown, detail = 'The file contradicts itself.'): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
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

/** @throws RegisterFault `interrupted` if the chunk does not load, as after a lost connection */
export async function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  try {
    return await chunk;
  } catch (cause) {
    throw new RegisterFault('interrupted', partMissing, { cause });
  }
}

export const partMissing = 'a part of the program did not load';
