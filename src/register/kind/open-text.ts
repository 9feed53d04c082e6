import { csvDelimiter } from './csv-delimiter.ts';
import { decodeText } from './decode-text.ts';
import { notASpreadsheet, unreadKind, type CsvFile, type WebPage } from './opened-file.ts';
import { openWebPage } from './web-page.ts';
import { RegisterFault } from '../faults/register-fault.ts';

/** The detail of the fault of a text that is no CSV, but might be a list. */
export const textWithoutColumns = 'text without columns';

/**
 * Opens a text, which must be a CSV or a web page; anything that is no text is noise.
 *
 * @throws RegisterFault `not-a-spreadsheet`, `empty-file`, `sign-in-page`
 */
export function openText(bytes: Uint8Array): CsvFile | WebPage {
  const decoded = decodeText(bytes);
  if (decoded === undefined) throw notASpreadsheet('unknown binary data');
  const { encoding, text } = decoded;
  if (text.trim() === '') throw new RegisterFault('empty-file', 'nothing but white space');
  const webPage = openWebPage(bytes, decoded);
  if (webPage) return webPage;
  const other = otherText(text);
  if (other !== undefined) throw notASpreadsheet(other);
  const sheet = unreadSheet(text);
  if (sheet !== undefined) throw unreadKind(sheet);
  const delimiter = csvDelimiter(text);
  if (delimiter === undefined) throw notASpreadsheet(textWithoutColumns);
  return { kind: 'csv', encoding, delimiter, text };
}

/** What a text of a known kind is that is no table. */
function otherText(text: string): string | undefined {
  const start = text.slice(0, 1000).trimStart();
  if (/^<svg[\s>]/i.test(start) || /^<\?xml[^>]*>\s*(<!--.*?-->\s*)*<svg[\s>]/is.test(start)) {
    return 'image (SVG)';
  }
  if (/^<(\?xml|[a-z][\w:.-]*[\s/>])/i.test(start)) return 'XML';
  if (start.startsWith('{\\rtf')) return 'RTF';
  return isJson(text, start) ? 'JSON' : undefined;
}

/** A sheet that a text of a known kind holds, other than a CSV. */
function unreadSheet(text: string): string | undefined {
  if (text.startsWith('ID;P') && /[\r\n]E\s*$/.test(text)) return 'SYLK file (.slk)';
  return /^TABLE\r?\n0,1\r?\n/.test(text) ? 'DIF file (.dif)' : undefined;
}

function isJson(text: string, start: string): boolean {
  // The prefix that some servers set before JSON so that no page can run it as a script.
  if (start.startsWith(")]}'") || /^\{\s*"[^"\n]*"\s*:/.test(start)) return true;
  if (!/^[{[]/.test(start)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
