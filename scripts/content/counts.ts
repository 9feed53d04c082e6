import type { Problem } from '../../src/content/problems/problem.ts';

/** `3 faults in 2 files`. */
export function inFiles(found: readonly Problem[], noun: string): string {
  const files = new Set(found.map(({ file }) => file)).size;
  return `${count(found.length, noun)} in ${count(files, 'file')}`;
}

/** `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
