import { expect, test } from 'vitest';
import { groupProblems } from './group-problems.ts';

test('what to do is said once for all places where it has to be done', () => {
  const at = (line: number, message: string, fix: string) => ({
    file: 'a.yaml',
    line,
    column: 3,
    message,
    fix,
  });
  const problems = [at(1, 'one', 'do this'), at(2, 'two', 'do that'), at(3, 'three', 'do this')];
  expect(groupProblems(problems, 'content')).toBe(
    [
      'content/a.yaml:1:3  one',
      'content/a.yaml:3:3  three',
      '    do: do this',
      '',
      'content/a.yaml:2:3  two',
      '    do: do that',
    ].join('\n'),
  );
});
