import { notASpreadsheet, RegisterFault } from '../faults.ts';
import { binaryFault, isWebPage, textFault } from './other-kinds.ts';
import { decodeText } from './text.ts';

/** A text that may be a sheet, or a page that may hold one; without a byte order mark. */
export interface OpenedText {
  readonly kind: 'csv' | 'web-page';
  readonly text: string;
}

/**
 * Opens a file that is not a zip archive: it must be a web page or may be a CSV. Loaded on demand, since most registers
 * are archives.
 *
 * @throws RegisterFault of whatever else it is
 */
export function openOther(bytes: Uint8Array): OpenedText {
  const binary = binaryFault(bytes);
  if (binary) throw binary;
  const text = decodeText(bytes);
  if (text === undefined) throw notASpreadsheet('unknown binary data');
  if (text.trim() === '') throw new RegisterFault('empty-file', 'nothing but white space');
  if (isWebPage(text)) return { kind: 'web-page', text };
  const fault = textFault(text);
  if (fault) throw fault;
  return { kind: 'csv', text };
}
