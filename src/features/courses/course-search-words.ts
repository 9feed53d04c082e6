/**
 * The words of a text in lower case and without accents. `C++`, `C#`, `.NET` and `Node.js` are words,
 * and so are the ways in which they are spoken: "c sharp" is `c#`.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const written = spoken.reduce((result, [way, name]) => result.replaceAll(way, name), plain);
  return written.match(/\.?[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*(?:\+\+|#)?/gu) ?? [];
}

/** The words that a text can be found by: its own, and of `asp.net` also `aspnet`, `asp`, `net` and `.net`. */
export function findableWords(text: string): string[] {
  return [...new Set(searchWords(text).flatMap(formsOf))];
}

/** As `findableWords`, and words written as one: "full stack java" is also found by `fullstack` and `stackjava`. */
export function nameWords(name: string): string[] {
  const words = searchWords(name);
  const joined = words.map((_, start) => words.slice(start).join(''));
  return [...new Set([...findableWords(name), ...joined])];
}

/** The word without a plural's s: what "joins" and "join" have in common. */
export function singular(word: string): string {
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
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
