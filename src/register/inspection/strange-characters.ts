/**
 * Whether a trimmed text has white space in it that nobody types on purpose: two spaces in a row, or
 * anything but a plain space, such as a no-break space, a tab or a line break.
 */
export function hasStraySpace(text: string): boolean {
  return / {2}|[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/.test(text);
}

/**
 * Whether a text has characters that nobody can see: controls, marks of direction, soft hyphens,
 * characters that no font has, and the replacement character of a wrong encoding. The two joiners,
 * U+200C and U+200D, belong to the spelling of Indian names.
 */
export function hasNonPrinting(text: string): boolean {
  return /[^\P{C}\u200c\u200d]|\ufffd/u.test(text);
}

/** The text with stray spaces as `␣`, and whatever else cannot be seen as `▯`. */
export function visibleText(text: string): string {
  return text
    .replaceAll(/^ +| +$| {2,}/g, (blanks) => '␣'.repeat(blanks.length))
    .replaceAll(/[^\S ]|[\u0085\u180e\u200b\u2060\ufeff]/g, '␣')
    .replaceAll(/[^\P{C}\u200c\u200d]|\ufffd/gu, '▯');
}
