import { distance } from 'fastest-levenshtein';

/** The greatest edit distance that counts for a word of this many letters; two swapped letters are a distance of 1. */
export type EditLimit = (letters: number) => number;

/**
 * The candidates that the word is nearest to within the limit; none for words of less than four letters.
 *
 * Few miss a short word's first letter, so but for swaps its candidates begin with the same.
 */
export function nearestWords(
  word: string,
  candidates: Iterable<string>,
  limit: EditLimit,
): string[] {
  if (word.length < 4) return [];
  const most = limit(word.length);
  const swaps = new Set(withTwoLettersSwapped(word));
  let nearest: string[] = [];
  let shortest = Math.max(1, most);
  for (const candidate of candidates) {
    const editDistance = swaps.has(candidate) ? 1 : distanceWithin(most, word, candidate);
    if (editDistance > shortest) continue;
    if (editDistance < shortest) nearest = [];
    shortest = editDistance;
    nearest.push(candidate);
  }
  return nearest;
}

/** From here on the first letter may be wrong, too: "fotoshop". */
const longWord = 7;

function withTwoLettersSwapped(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word.charAt(at + 1), word.charAt(at), word.slice(at + 2)].join(''),
  );
}

/** Infinity where it is more than `most`. */
function distanceWithin(most: number, word: string, candidate: string): number {
  const isFar = Math.abs(word.length - candidate.length) > most;
  const isLong = word.length >= longWord;
  if (isFar || !(isLong || candidate.startsWith(word.charAt(0)))) return Infinity;
  const editDistance = distance(word, candidate);
  return editDistance <= most ? editDistance : Infinity;
}
