/** The bytes of `text`. UTF-16 begins with a byte order mark. For windows-1252, `text` may have only Latin-1. */
export function textBytes(
  text: string,
  encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'windows-1252' = 'utf-8',
): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8 with mark') return new TextEncoder().encode(`\ufeff${text}`);
  if (encoding === 'windows-1252') return Uint8Array.from(text, (it) => it.charCodeAt(0));
  return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
