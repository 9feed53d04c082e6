/**
 * The candidate that `word` most likely stands for: a difference in case counts nothing, otherwise up to a third of the
 * letters (at least two) may differ, and no more than half of them.
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

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
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
