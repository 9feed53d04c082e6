/** The number by which an element or attribute goes: a hash of its UTF-8 bytes. */
export function nameCode(name: string): number {
  let code = 0;
  for (const character of name) code = (Math.imul(code, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return code;
}
