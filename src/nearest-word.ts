/**
 * The candidate with the smallest `distance` to `word`, ignoring case. The distance is at most a third of the
 * word's length (or 2 for a short word), and at most half the candidate's length.
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

/** The number of letters to insert, remove or change to turn `one` into `other` (Levenshtein distance). */
export function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (let column = 0; column < other.length; column++) {
      const changed = (above[column] ?? 0) + (letter === other[column] ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}
