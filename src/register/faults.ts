abstract class Fault<Kind extends string> extends Error {
  readonly kind: Kind;
  /** A detail for the register's owner, such as an HTTP status, the kind of file or the damaged part. */
  readonly detail: string | undefined;

  constructor(kind: Kind, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? kind : `${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

/**
 * Every way in which the register can fail to load. `content/register-faults.yaml` has the words for each kind of
 * fault.
 */
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

/**
 * The error of a register that can't be read. `src/register` throws no other errors, except `SealedFault` for sealed
 * registers.
 */
export class RegisterFault extends Fault<FaultKind> {
  override readonly name = 'RegisterFault';
}

/** The fault of a workbook that can't be read safely. `detail` tells the owner which part is broken. */
export function damaged(detail: string, cause?: unknown): RegisterFault {
  return new RegisterFault('damaged', detail, { cause });
}

/** The fault of a spreadsheet that can only be read after it is saved as .xlsx. */
export function unreadKind(found: string): RegisterFault {
  return new RegisterFault('unread-kind', found);
}

/**
 * The fault of a file that is not a spreadsheet.
 *
 * @param found the real kind of the file
 */
export function notASpreadsheet(found: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', found);
}

/**
 * Turns a thrown value into a fault. A fault stays as it is. Any other error, such as a read outside the bytes, means
 * that the file is damaged.
 */
export function asFault(cause: unknown, detail = 'The file contradicts itself.'): RegisterFault {
  return cause instanceof RegisterFault ? cause : damaged(detail, cause);
}

/** Every reason why a sealed register may give no answer. None of these faults says anything about a certificate. */
export const sealedFaultKinds = [
  /** There is no connection, and this browser has not stored the files that the answer needs. */
  'offline',
  /** The host did not answer, or answered with an error. */
  'unreachable',
  /** A file of the register is missing, cut short or changed, even after a second download. */
  'damaged',
  /** The page is too old to know the format of the register. */
  'outdated-page',
  /** The page was not opened with https, so the browser lacks `crypto.subtle`. */
  'insecure-page',
  /** The certificates open only by link or QR code, and the visitor gave an ID without the secret of its link. */
  'needs-link',
] as const;

export type SealedFaultKind = (typeof sealedFaultKinds)[number];

/** The error of a sealed register that can't be read. */
export class SealedFault extends Fault<SealedFaultKind> {
  override readonly name = 'SealedFault';
}

/**
 * Waits for a part of the program that is loaded on demand. If loading fails, the fault blames neither the register
 * nor the device.
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

/** The detail of a fault for which a part of the program could not be loaded. */
export const partMissing = 'a part of the program did not load';
