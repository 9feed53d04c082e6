/**
 * Where the comment, CDATA section or processing instruction that starts at `at` ends (XML 1.0, 2.5 to
 * 2.7).
 *
 * @param end Where the bytes end.
 * @returns -1 if the bytes end before it does; NaN if it is none of these, such as a document type.
 */
export function endOfAside(bytes: Uint8Array, at: number, end: number): number {
  for (const [opening, closing] of asides) {
    const matching = matchingLength(bytes, at, opening);
    if (matching === opening.length) return endOfNext(closing, bytes, at + matching, end);
    if (at + matching >= end) return -1;
  }
  return Number.NaN;
}

const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;

/** How many bytes from `at` on are those of `text`. */
function matchingLength(bytes: Uint8Array, at: number, text: string): number {
  let length = 0;
  while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length++;
  return length;
}

function endOfNext(text: string, bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at + text.length <= end; at++) {
    if (matchingLength(bytes, at, text) === text.length) return at + text.length;
  }
  return -1;
}
