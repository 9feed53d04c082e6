import { GREATER } from './xml-bytes.ts';

/**
 * Where the comment, CDATA section or processing instruction that starts at `at` ends (XML 1.0, 2.5 to
 * 2.7).
 *
 * @param end Where the bytes end.
 * @returns -1 if the bytes end before it does; NaN if it is none of these, such as a document type.
 */
export function endOfAside(bytes: Uint8Array, at: number, end: number): number {
  const text = (from: number, to: number) =>
    String.fromCharCode(...bytes.subarray(from, Math.min(to, end)));
  for (const [opening, closing] of asides) {
    const inside = at + opening.length;
    const start = text(at, inside);
    if (start === opening) {
      let last = inside + closing.length - 2;
      do last = bytes.indexOf(GREATER, last + 1);
      while (last >= 0 && last < end && text(last + 1 - closing.length, last + 1) !== closing);
      return last < end ? last + 1 || -1 : -1;
    }
    if (opening.startsWith(start)) return -1;
  }
  return Number.NaN;
}

const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const;
