/** The detail of the fault of a text that is no CSV, but might be a list. */
export const textWithoutColumns = 'text without columns';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface DecodedText {
  readonly encoding: TextEncoding;
  /** Without a byte order mark, and without zero characters, which no program shows. */
  readonly text: string;
}

/**
 * The text in a file, or undefined when it holds no text.
 *
 * The encoding is the one that a byte order mark names (Encoding standard, section 6, "BOM sniff"), or
 * UTF-8 where the bytes are valid UTF-8, or windows-1252, in which Excel in Europe and the Americas saves its CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = markedEncoding(bytes) ?? unmarkedEncoding(bytes);
  if (encoding === undefined) return undefined;
  const text = new TextDecoder(encoding).decode(bytes);
  return looksLikeText(text) ? { encoding, text: text.replaceAll('\0', '') } : undefined;
}

function markedEncoding([first, second, third]: Uint8Array): TextEncoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

function unmarkedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return bytes.includes(0) ? undefined : 'windows-1252';
  }
}

/** Noise has a control character or an unpaired surrogate in every tenth place, text hardly any. */
function looksLikeText(text: string): boolean {
  const sample = text.length > 20_000 ? text.slice(0, 10_000) + text.slice(-10_000) : text;
  const strange = sample.match(/[^\P{C}\s\p{Cf}\p{Co}]/gu)?.length ?? 0;
  return strange <= 2 || strange * 20 <= sample.length;
}
