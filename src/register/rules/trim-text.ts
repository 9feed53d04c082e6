/**
 * The text without the white space around it (R7, R8).
 *
 * White space is every character of Unicode's `White_Space` property (no-break spaces U+00A0, U+202F and
 * U+2007 and the next-line character U+0085 among them) and those that take no room but come along when
 * text is copied: zero width space U+200B, word joiner U+2060, byte order mark U+FEFF, Mongolian vowel
 * separator U+180E. The joiners U+200C and U+200D belong to the spelling of Indian names and stay.
 */
export function trimText(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** Whether nothing but white space stands in the text. */
export function isBlank(text: string | undefined): boolean {
  return text === undefined || trimText(text) === '';
}

function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    code === 0x180e ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x2060 ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
