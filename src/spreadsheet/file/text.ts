/** The detail of the fault for a text without columns. Such a text is not a CSV, but may be a visitor's list. */
export const textWithoutColumns = 'text without columns';

/**
 * Decodes the text of a file, without the byte order mark, and without zero characters, which programs don't show.
 * Undefined if the file is not a text.
 *
 * A byte order mark decides the encoding (Encoding standard, section 6, "BOM sniff"). A file without this mark is
 * read as UTF-8, and a damaged byte becomes U+FFFD. But if at least nine tenths of the characters outside ASCII are
 * damaged, the file is read as windows-1252. In India, Europe and the Americas, Excel saves CSV and web pages in
 * windows-1252.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes);
  const text = encoding && new TextDecoder(encoding).decode(bytes);
  return text !== undefined && looksLikeText(text) ? text.replaceAll('\0', '') : undefined;
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function unmarkedEncoding(bytes: Uint8Array): string | undefined {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    if (bytes.includes(0)) return undefined;
    const read = new TextDecoder().decode(bytes).match(/[^\0-\x7f]/gu) ?? [];
    const valid = read.filter((character) => character !== '\ufffd').length;
    return valid * 10 > read.length ? 'utf-8' : 'windows-1252';
  }
}

/**
 * In binary data, about every tenth character is a control character or an unpaired surrogate. Texts have hardly any
 * such characters.
 */
function looksLikeText(text: string): boolean {
  const sample = text.length > 20_000 ? text.slice(0, 10_000) + text.slice(-10_000) : text;
  const strange = sample.match(/[^\P{C}\s\p{Cf}\p{Co}]/gu)?.length ?? 0;
  return strange <= 2 || strange * 20 <= sample.length;
}
