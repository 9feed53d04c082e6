import { distance } from 'fastest-levenshtein';

/**
 * The known paths that a visitor most likely meant, best first.
 *
 * Case and encoded characters make no difference; otherwise at most a third of the letters may
 * differ. `/courses/java script` finds `/courses/Java Script`.
 */
export function nearestPaths(wanted: string, known: readonly string[], most = 3): string[] {
  const folded = fold(wanted);
  return known
    .map((path) => ({ path, edits: distance(folded, fold(path)) }))
    .filter(({ path, edits }) => edits <= Math.max(1, Math.floor(path.length / 3)))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ path }) => path);
}

function fold(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/+$/, '')
    .replaceAll(/[\s_%-]+/g, ' ');
}

/** A path as it reads; one whose `%` codes are broken stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
