import { wordsOf } from '../words-of.ts';

/** How many certificates are compared to find the column with the names. */
const sampleSize = 100;

/**
 * Compares the names in a visitor's table with the register's. The names are in the column that has most of the
 * register's; without such a column, the result is undefined. Names in different scripts are not compared.
 *
 * @param students the register's names, one for each row; empty where no certificate was found
 * @param rows the cells of the visitor's rows
 */
export function namesFor(
  students: readonly string[],
  rows: readonly (readonly string[])[],
): ({ readonly text: string; readonly isSame: boolean } | undefined)[] | undefined {
  const known = students.flatMap((student, at) => (student === '' ? [] : { student, at }));
  const sample = known.slice(0, sampleSize);
  const shares = (rows[0] ?? []).map(
    (_, column) =>
      sample.filter(({ student, at }) => isSameName(student, rows[at]?.[column] ?? '')).length /
      sample.length,
  );
  const best = Math.max(...shares);
  if (!(best >= 0.5)) return undefined;
  const column = shares.indexOf(best);
  return students.map((student, at) => {
    const text = rows[at]?.[column] ?? '';
    if (student === '' || text === '' || isLatin(student) !== isLatin(text)) return undefined;
    return { text, isSame: isSameName(student, text) };
  });
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}

/**
 * Whether two names may be one person's: the same words in any order, in which an initial stands for a word or is
 * missing, and so may be the words between the first and the last. Capitals, accents, spaces and punctuation don't
 * count.
 */
export function isSameName(one: string, other: string): boolean {
  const [left, right] = [one, other].map(plainWords) as [string[], string[]];
  if (left.length === 0 || right.length === 0) return false;
  if (left.join('') === right.join('')) return true;
  if (Math.min(left.length, right.length) === 2 && ends(left) === ends(right)) return true;
  const leftOver = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => !others.includes(word));
  const [restLeft, restRight] = [leftOver(left, right), leftOver(right, left)];
  const isAnswered = (words: readonly string[], others: readonly string[]) =>
    words.every(
      (word) =>
        isInitial(word) || others.some((initial) => isInitial(initial) && word.startsWith(initial)),
    );
  const hasCommon = restLeft.length < left.length;
  return hasCommon && isAnswered(restLeft, restRight) && isAnswered(restRight, restLeft);
}

function ends(words: readonly string[]): string {
  return [words[0], words.at(-1)].sort().join(' ');
}

function isInitial(word: string): boolean {
  return word.length === 1;
}

function plainWords(name: string): string[] {
  return wordsOf(name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''));
}
