/** The characters that have a meaning in XML, as bytes of UTF-8. */
export const LINE_FEED = 0x0a;
export const RETURN = 0x0d;
export const BANG = 0x21;
export const QUOTE = 0x22;
export const AMPERSAND = 0x26;
export const APOSTROPHE = 0x27;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const SEMICOLON = 0x3b;
export const LESS = 0x3c;
export const EQUALS = 0x3d;
export const GREATER = 0x3e;
export const QUESTION = 0x3f;
export const OPEN_BRACKET = 0x5b;

/** White space; other control characters, which XML does not allow, pass for it. */
export function isSpace(byte: number): boolean {
  return byte <= 0x20 && byte !== 0;
}

/** White space, NUL, `/`, `<` or `>`; an attribute's name ends before `=`, too. */
export function isNameEnd(byte: number): boolean {
  return byte <= 0x20 || byte === SLASH || byte === GREATER || byte === LESS;
}
