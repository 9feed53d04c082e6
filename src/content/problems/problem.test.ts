import { expect, test } from 'vitest';
import { formatProblems, problemAt } from './problem.ts';

test('a report shows place, fault, what is written from there on, and what to do', () => {
  const files = new Map([['home.yaml', `# x\r\ntitle: C # sharp${'!'.repeat(300)}\r\n`]]);
  const problem = (file: string) =>
    problemAt(file, { line: 2, column: 8 }, { message: 'this is wrong', fix: 'fix it' });
  expect(formatProblems([problem('home.yaml'), problem('gone.md')], files)).toBe(
    `content/home.yaml:2:8  this is wrong\n    | C # sharp${'!'.repeat(71)}\n    do: fix it\n\ncontent/gone.md:2:8  this is wrong\n    do: fix it`,
  );
});
