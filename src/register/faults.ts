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

/** Every way in which the register can fail to load. The words for each are in `content/register-faults.yaml`. */
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

/** The error of a register that can't be read. `src/register` throws only this and, for sealed registers, `SealedFault`. */
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

/** A thrown value as a fault. Any error but a fault, such as a read outside the bytes, means that the file is damaged. */
export function asFault(cause: unknown, detail = 'The file contradicts itself.'): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
}

/** Every way in which a sealed register can fail to answer. These faults say nothing about a certificate. */
export const sealedFaultKinds = [
  /** There is no connection, and this browser has not kept the files for the answer. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file is missing, cut short or changed, even after it was fetched a second time. */
  'damaged',
  /** The page does not know the register's format. */
  'outdated-page',
  /** The page was not opened with https, so the browser lacks `crypto.subtle`. */
  'insecure-page',
  /** The register answers only by link or QR code, and the question had no secret. */
  'needs-link',
] as const;

export type SealedFaultKind = (typeof sealedFaultKinds)[number];

/** The error of a sealed register that can't be read. */
export class SealedFault extends Fault<SealedFaultKind> {
  override readonly name = 'SealedFault';
}

/**
 * Loads a part of the program on demand. If that fails, the fault does not blame the register or the device.
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

/** The detail of the fault if a part of the program did not arrive. */
export const partMissing = 'a part of the program did not load';
