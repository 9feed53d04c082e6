import { distance } from '../../nearest-word.ts';

/**
 * The words of a text in lower case and without accents. `C++`, `C#`, `.NET` and `Node.js` are one word each. A
 * spoken name becomes its written form: "c sharp" becomes `c#`.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    // Removes accents, and the joiners that keyboards for Indian scripts put between letters.
    .replaceAll(/[\u0300-\u036f]|\u200c|\u200d/g, '')
    .toLowerCase();
  const written = spoken.reduce(
    (result, [spelling, name]) => result.replaceAll(spelling, name),
    plain,
  );
  return written.match(/\.?[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];
}

/**
 * A text's words and their parts, such as `asp`, `net`, `.net` and `aspnet` for `asp.net`, and `wifi` for "Wi-Fi".
 */
export function findableWords(text: string): string[] {
  const hyphened = text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
  const joined = hyphened.flatMap((word) => searchWords(word.replaceAll('-', '')));
  return [...new Set([...searchWords(text).flatMap(formsOf), ...joined])];
}

/** Like `findableWords`, plus neighbouring words written as one: `fullstack` also finds "full stack java". */
export function nameWords(name: string): string[] {
  const words = searchWords(name);
  const joined = words.map((_, start) => words.slice(start).join(''));
  return [...new Set([...findableWords(name), ...joined])];
}

/** The word without the "s" of a plural, so that "joins" finds "join". */
export function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * The words of `known` that differ from `typed` by the fewest slips, at most `mostSlips`. A slip is a missing,
 * additional or wrong letter, or two swapped letters.
 */
export function wordsMeant(typed: string, known: readonly string[], mostSlips: number): string[] {
  // A single slip leaves one half of the word right. To compare halves is quicker than to count slips.
  const half = Math.floor(typed.length / 2);
  const start = typed.slice(0, half);
  const end = typed.slice(typed.length - half);
  const swapped = withTwoLettersSwapped(typed);
  const slips = known.map((word) => {
    if (swapped.some((other) => word.startsWith(other))) return 1;
    const isFar = Math.abs(word.length - typed.length) > mostSlips;
    const isOther = mostSlips === 1 && !word.startsWith(start) && !word.endsWith(end);
    return isFar || isOther ? Infinity : distance(typed, word);
  });
  const fewest = Math.min(...slips, mostSlips);
  return known.filter((_, at) => slips[at] === fewest);
}

function withTwoLettersSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

const spoken: readonly (readonly [RegExp, string])[] = [
  [/\bc[\s-]*sharp\b|\bc\s+#/g, 'c#'],
  [/\bc[\s-]*plus[\s-]*plus\b|\bcpp\b|\bc\s+\+\+/g, 'c++'],
  [/\bdot[\s-]*net\b/g, '.net'],
];

function formsOf(word: string): string[] {
  const isDottedName = word.includes('.') && /\p{L}/u.test(word);
  if (!isDottedName) return [word];
  const parts = word.split('.').filter((part) => part !== '');
  return [word, parts.join(''), ...parts, ...parts.slice(1).map((part) => `.${part}`)];
}
