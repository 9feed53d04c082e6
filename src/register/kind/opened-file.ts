import { RegisterFault } from '../faults/register-fault.ts';
import type { ZipArchive } from '../zip/open-zip.ts';
import type { TextEncoding } from './decode-text.ts';

/** A spreadsheet that was told from its bytes, opened as far as telling it took. */
export type OpenedFile =
  { readonly kind: 'xlsx' | 'ods'; readonly archive: ZipArchive } | CsvFile | WebPage;

export interface CsvFile {
  readonly kind: 'csv';
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  /** The file's text, without a byte order mark. */
  readonly text: string;
}

/** A page that may show a sheet. */
export interface WebPage {
  readonly kind: 'web-page';
  readonly text: string;
}

export type Delimiter = ',' | ';' | '\t';

/** The fault of a spreadsheet that must be saved as .xlsx first. */
export function unreadKind(found: string): RegisterFault {
  return new RegisterFault('unread-kind', found);
}

/** @param found What the file is instead. */
export function notASpreadsheet(found: string): RegisterFault {
  return new RegisterFault('not-a-spreadsheet', found);
}
