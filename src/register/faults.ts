abstract class Fault<Kind extends string> extends Error {
  readonly kind: Kind;
  /** The detail for the owner: an HTTP status, the kind of file, the damaged part. */
  readonly detail: string | undefined;

  constructor(kind: Kind, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? kind : `${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

/** Every way in which the register can fail to load; `content/register-faults.yaml` has the words for each. */
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

/** The only error that `src/register` throws, besides `SealedFault` for sealed registers. */
export class RegisterFault extends Fault<FaultKind> {
  override readonly name = 'RegisterFault';
}

/** The fault of a workbook that can't be read safely. `detail` tells the owner which part is broken. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string): RegisterFault {
  return new RegisterFault('unread-kind', found);
}

/** @param found the real kind of the file */
export function notASpreadsheet(found: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', found);
}

/** A thrown value as a fault; any other error, such as reading outside the bytes, means damage. */
export function asFault(cause: unknown, detail = 'The file contradicts itself.'): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
}

/** Every way in which a sealed register can fail to answer. None says anything about a certificate. */
export const sealedFaultKinds = [
  /** There is no connection, and this browser has not kept the files for the answer. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file is missing, cut short or changed, twice in a row. */
  'damaged',
  /** The page does not know the register's format. */
  'outdated-page',
  /** The page was not opened with https, so the browser lacks `crypto.subtle`. */
  'insecure-page',
  /** The register answers only by link or QR code, and the question had no secret. */
  'needs-link',
] as const;

export type SealedFaultKind = (typeof sealedFaultKinds)[number];

/** Thrown wherever a sealed register can't be read. */
export class SealedFault extends Fault<SealedFaultKind> {
  override readonly name = 'SealedFault';
}

/**
 * Loads a part of the program on demand. If it does not arrive, neither the register nor the device is to blame.
 *
 * @throws RegisterFault `interrupted`
 */
export async function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  try {
    return await chunk;
  } catch (cause) {
    throw new RegisterFault('interrupted', partMissing, { cause });
  }
}

/** The detail if a part of the program did not arrive. */
export const partMissing = 'a part of the program did not load';
