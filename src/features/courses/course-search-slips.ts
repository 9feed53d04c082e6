import { distance } from 'fastest-levenshtein';

/** How many letters a typing slip may change in a word of this many letters; two swapped ones are one slip. */
export type SlipLimit = (letters: number) => number;

/**
 * The candidates that the word is nearest to within the limit; none for words of less than four letters.
 *
 * Few miss a word's first letter, so but for swaps the candidates begin with the same.
 */
export function nearestWords(
  word: string,
  candidates: Iterable<string>,
  limit: SlipLimit,
): string[] {
  if (word.length < 4) return [];
  const most = limit(word.length);
  const swaps = new Set(withTwoLettersSwapped(word));
  let nearest: string[] = [];
  let fewest = Math.max(1, most);
  for (const candidate of candidates) {
    const slips = swaps.has(candidate) ? 1 : changedLetters(word, candidate, most);
    if (slips > fewest) continue;
    if (slips < fewest) nearest = [];
    fewest = slips;
    nearest.push(candidate);
  }
  return nearest;
}

function withTwoLettersSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

function changedLetters(word: string, candidate: string, most: number): number {
  const isFar = Math.abs(word.length - candidate.length) > most;
  if (isFar || !candidate.startsWith(word.charAt(0))) return Infinity;
  const count = distance(word, candidate);
  return count <= most ? count : Infinity;
}
