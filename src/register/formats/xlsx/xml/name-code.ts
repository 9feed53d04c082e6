/** The number by which an element or attribute goes: a hash of its UTF-8 bytes. */
export function nameCode(name: string): number {
  const bytes = new TextEncoder().encode(name);
  return bytesCode(bytes, 0, bytes.length);
}

/** The same of the name or word that the bytes from `start` to `end` are. */
export function bytesCode(bytes: Uint8Array, start: number, end: number): number {
  let code = 0;
  for (let at = start; at < end; at++) code = codeWith(code, bytes[at] ?? 0);
  return code;
}

/**
 * The code of a name so far and one more byte of it. It has 30 bits: V8 keeps larger numbers on the heap, where
 * each tag would cost several.
 */
export function codeWith(code: number, byte: number): number {
  return (Math.imul(code, 31) + byte) & 0x3fff_ffff;
}
