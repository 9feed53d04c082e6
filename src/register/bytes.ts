/** Bytes in memory that nothing shares, as `crypto.subtle` wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One array of the bytes of many, in order. */
export function joinBytes(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
