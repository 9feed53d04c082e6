import { csvDelimiter } from './csv-delimiter.ts';
import { decodeText } from './decode-text.ts';
import { fileFault, type FileKind } from './opened-file.ts';
import { webPageKind } from './web-page.ts';

/** What kind of text a file holds; anything that is no text is noise. */
export function textKind(bytes: Uint8Array): FileKind {
  const decoded = decodeText(bytes);
  if (decoded === undefined) return fileFault('not-a-spreadsheet', 'unknown binary data');
  const { encoding, text } = decoded;
  if (text.trim() === '') return fileFault('empty-file', 'nothing but white space');
  const other = webPageKind(text) ?? markupKind(text);
  if (other) return other;
  const delimiter = csvDelimiter(text);
  if (delimiter === undefined) return fileFault('not-a-spreadsheet', 'text without columns');
  return { kind: 'csv', encoding, delimiter, text };
}

/** Text of a known kind that is no table. */
function markupKind(text: string): FileKind | undefined {
  const start = text.slice(0, 1000).trimStart();
  if (/^<svg[\s>]/i.test(start) || /^<\?xml[^>]*>\s*(<!--.*?-->\s*)*<svg[\s>]/is.test(start)) {
    return fileFault('not-a-spreadsheet', 'image (SVG)');
  }
  if (/^<(\?xml|[a-z][\w:.-]*[\s/>])/i.test(start)) return fileFault('not-a-spreadsheet', 'XML');
  if (start.startsWith('ID;P') && /[\r\n]E\s*$/.test(text)) {
    return fileFault('not-a-spreadsheet', 'SYLK file (.slk)');
  }
  if (/^TABLE\r?\n0,1\r?\n/.test(start)) return fileFault('not-a-spreadsheet', 'DIF file (.dif)');
  if (start.startsWith('{\\rtf')) return fileFault('not-a-spreadsheet', 'RTF');
  if (isJson(text, start)) return fileFault('not-a-spreadsheet', 'JSON');
  return undefined;
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
