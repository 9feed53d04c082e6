/**
 * Turns the chunks of an XML part into UTF-8, in which they nearly always are already.
 *
 * The encoding is told from the first chunk as XML 1.0, appendix F, tells it: by the byte order mark,
 * by the zero bytes of UTF-16 without a mark, or by the declaration.
 *
 * @returns A function to be called with each chunk, and at last without one, for what is left.
 * @throws RangeError for an unknown encoding; the function a TypeError, for bytes that are not in it.
 */
export function utf8Converter(first: Uint8Array): (chunk?: Uint8Array) => Uint8Array {
  const encoding = encodingOf(first);
  if (encoding === 'utf-8') return (chunk) => chunk ?? new Uint8Array(0);

  const decoder = new TextDecoder(encoding, { fatal: true });
  const encoder = new TextEncoder();
  return (chunk) => encoder.encode(decoder.decode(chunk, { stream: Boolean(chunk) }));
}

/** Bytes within which a declaration ends. */
const ENOUGH = 256;

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  const head = String.fromCharCode(...bytes.subarray(0, ENOUGH));
  const declared = /^(?:\xEF\xBB\xBF)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)/.exec(head)?.[1];
  // A declaration of UTF-16 that can be read byte by byte is wrong; some writers make it by mistake.
  return declared === undefined || /^utf-?(8|16)/i.test(declared) ? 'utf-8' : declared;
}
