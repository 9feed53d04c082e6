import { distance } from 'fastest-levenshtein';

/**
 * The candidate that `word` most likely stands for, or undefined if none is near: a difference in
 * case counts nothing, otherwise up to a third of the letters (at least two) may differ, and no more than half of them.
 */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  let fewest = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const edits = distance(word.toLowerCase(), candidate.toLowerCase());
    const isLike = edits * 2 <= candidate.length;
    if (edits < fewest && isLike) [nearest, fewest] = [candidate, edits];
  }
  return nearest;
}

/** "did you mean …?" with the nearest candidate before the other advice, or that alone if none is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? otherwise : `did you mean \`${nearest}\`? If not, ${otherwise}`;
}
