import { expect, test } from 'vitest';
import { formatProblems, problemAt, sortProblems } from './problem.ts';

const place = { line: 2, column: 8 };
const words = { message: 'm', fix: 'f' };

test('a report shows place, fault, what is written from there on, and what to do', () => {
  const files = new Map([['home.yaml', `# x\r\ntitle: C # sharp${'!'.repeat(300)}\r\n`]]);
  const problem = problemAt('home.yaml', place, { message: 'this is wrong', fix: 'fix it' });
  expect(formatProblems([problem], files)).toBe(
    `content/home.yaml:2:8  this is wrong\n    | C # sharp${'!'.repeat(71)}\n    do: fix it`,
  );
});

test('a file that is not there is reported without an excerpt', () => {
  expect(formatProblems([problemAt('a.md', place, words)], new Map())).toBe(
    'content/a.md:2:8  m\n    do: f',
  );
});

test('problems are sorted by file, line and column', () => {
  const at = (file: string, line: number, column: number) =>
    problemAt(file, { line, column }, words);
  const sorted = [at('a', 2, 9), at('a', 10, 1), at('b', 1, 1)];
  expect(sortProblems(sorted.toReversed())).toEqual(sorted);
});
