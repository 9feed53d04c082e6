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
  while (isSpace(text, start)) start++;
  while (isSpace(text, end - 1)) end--;
  return text.slice(start, end);
}

/** Whether nothing but white space is in the text. */
export function isBlank(text = ''): boolean {
  return trimText(text) === '';
}

/** Nothing stands outside the text, and so no white space. */
function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  // Most characters are visible ones of ASCII.
  return (code <= 0x20 || code >= 0x80) && space.test(text.charAt(at));
}

/** What JavaScript takes for white space, and what it leaves out. */
const space = /[\s\x85\u180e\u200b\u2060]/;
