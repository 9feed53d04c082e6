/** An error with a kind, for which `content/` has the sentence. */
export abstract class Fault<Kind extends string> extends Error {
  readonly kind: Kind;
  /** A detail for the owner, such as an HTTP status or the damaged part. */
  readonly detail: string | undefined;

  constructor(kind: Kind, detail?: string, options?: ErrorOptions) {
    super(detail === undefined ? kind : `${kind}: ${detail}`, options);
    this.kind = kind;
    this.detail = detail;
  }
}

/** Every reason why a file can't be read as a spreadsheet. */
export const sheetFaultKinds = [
  'interrupted',
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
] as const;

export type SheetFaultKind = (typeof sheetFaultKinds)[number];

/** The error if a file can't be read as a spreadsheet. */
export class SheetFault extends Fault<SheetFaultKind> {
  override readonly name = 'SheetFault';
}

/** The fault of a workbook that can't be read safely. `detail` names the broken part. */
export function damaged(detail: string, cause?: unknown): SheetFault {
  return new SheetFault('damaged', detail, { cause });
}

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string): SheetFault {
  return new SheetFault('unread-kind', found);
}

/** The fault of a file that is not a spreadsheet but is of the kind `found`. */
export function notASpreadsheet(found: string): SheetFault {
  return new SheetFault('not-a-spreadsheet', found);
}

/** A fault stays as it is. Any other error, such as a RangeError, means that the file is damaged. */
export function asSheetFault(cause: unknown, detail = 'The file contradicts itself.'): SheetFault {
  return cause instanceof SheetFault ? cause : damaged(detail, cause);
}

/** @throws SheetFault `interrupted` if the chunk does not load, as after a lost connection */
export async function loadChunk<Module>(chunk: Promise<Module>): Promise<Module> {
  try {
    return await chunk;
  } catch (cause) {
    throw new SheetFault('interrupted', partMissing, { cause });
  }
}

export const partMissing = 'a part of the program did not load';
