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
 * UTF-16 where every second byte is zero, or UTF-8 where the bytes are valid UTF-8, or windows-1252, in
 * which Excel in Europe and the Americas saves its CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const encoding = markedEncoding(bytes) ?? zeroPattern(bytes) ?? unmarkedEncoding(bytes);
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

/** UTF-16 without a mark: line ends and delimiters have a zero byte, always on the same side. */
function zeroPattern(bytes: Uint8Array): TextEncoding | undefined {
  const sample = bytes.subarray(0, 4096);
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  if ((even + odd) * 4 < sample.length && isTextWithZeros(sample)) return undefined;
  const fewest = sample.length / 100;
  // The other side may hold a few, as of the Chinese for "one", U+4E00.
  if (odd > fewest && even * 10 <= odd) return 'utf-16le';
  if (even > fewest && odd * 10 <= even) return 'utf-16be';
  return undefined;
}

/** Whether the bytes are UTF-8 with some zeros put in: UTF-16 would have other control characters then. */
function isTextWithZeros(sample: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return !/[^\P{Cc}\s\0]/u.test(text);
  } catch {
    return false;
  }
}

function unmarkedEncoding(bytes: Uint8Array): TextEncoding | undefined {
  if (bytes.includes(0)) return isTextWithZeros(bytes) ? 'utf-8' : undefined;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Noise has a control character or an unpaired surrogate in every tenth place, text hardly any. */
function looksLikeText(text: string): boolean {
  const sample = text.length > 20_000 ? text.slice(0, 10_000) + text.slice(-10_000) : text;
  const strange = sample.match(/[^\P{C}\s\p{Cf}\p{Co}]/gu)?.length ?? 0;
  return strange <= 2 || strange * 20 <= sample.length;
}
