import { expect, test } from 'vitest';
import { formatProblems, problemAt, sortProblems } from './problem.ts';

const place = { line: 2, column: 8 };
const words = { message: 'm', fix: 'f' };

test('a report shows place, fault, the line with a caret, and what to do', () => {
  const files = new Map([['home.yaml', '# x\r\ntitle: C # sharp\r\n']]);
  const problem = problemAt('home.yaml', place, { message: 'this is wrong', fix: 'fix it' });
  expect(formatProblems([problem], files)).toBe(
    [
      'content/home.yaml:2:8  this is wrong',
      '    | title: C # sharp',
      '    |        ^',
      '    do: fix it',
    ].join('\n'),
  );
});

test('a long line is cut to what surrounds the fault', () => {
  const files = new Map([['a.md', `${'x'.repeat(300)}!${'y'.repeat(300)}`]]);
  const report = formatProblems([problemAt('a.md', { line: 1, column: 301 }, words)], files);
  const [, excerpt = '', caret = ''] = report.split('\n');
  expect(excerpt.length).toBeLessThan(100);
  expect(excerpt).toMatch(/…$/);
  expect(excerpt[caret.indexOf('^')]).toBe('!');
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
