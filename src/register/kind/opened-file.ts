import { RegisterFault, type FaultKind } from '../faults/register-fault.ts';
import type { TextEncoding } from './decode-text.ts';

/** What a file is, told from its bytes: a spreadsheet that can be read, or why it is none. */
export type FileKind =
  | { readonly kind: 'xlsx' | 'xls' | 'xlsb' | 'ods' }
  | CsvKind
  | {
      readonly kind: 'fault';
      readonly fault: FileFault;
      /** What exactly was found, for the owner. */
      readonly detail?: string;
    };

export interface CsvKind {
  readonly kind: 'csv';
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  /** The file's text, without a byte order mark. */
  readonly text: string;
}

export type Delimiter = ',' | ';' | '\t';

/** The faults that show in the bytes of a file. */
const fileFaults = [
  'empty-file',
  'password-protected',
  'damaged',
  'sign-in-page',
  'web-page',
  'not-a-spreadsheet',
  'too-large',
] as const satisfies readonly FaultKind[];

export type FileFault = (typeof fileFaults)[number];

export function fileFault(fault: FileFault, detail?: string): FileKind {
  return detail === undefined ? { kind: 'fault', fault } : { kind: 'fault', fault, detail };
}

/** What was thrown while a file was looked at, as a result; anything that is not the file's is thrown on. */
export function asFileFault(error: unknown): FileKind {
  if (!(error instanceof RegisterFault)) throw error;
  const fault = fileFaults.find((kind) => kind === error.kind);
  if (fault === undefined) throw error;
  return fileFault(fault, error.detail);
}
