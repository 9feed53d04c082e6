import type { Problem } from '../../src/content/problems/problem.ts';

/**
 * Many problems of few kinds, for a terminal: what to do is said once, below all places where it has to be done.
 *
 * @param folder what the files' paths are below
 */
export function groupProblems(problems: readonly Problem[], folder: string): string {
  const byFix = new Map<string, string[]>();
  for (const { file, line, column, message, fix } of problems) {
    const lines = byFix.get(fix) ?? [];
    byFix.set(fix, [...lines, `${folder}/${file}:${line}:${column}  ${message}`]);
  }
  return [...byFix].map(([fix, lines]) => `${lines.join('\n')}\n    do: ${fix}`).join('\n\n');
}
