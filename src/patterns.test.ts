import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** As many letters as a cell of a spreadsheet may have. */
const longest = 32_767;

/** What is quicker than this at the full length, in milliseconds, can't keep a page busy, whatever its ratio. */
const unnoticed = 50;

const folders = 'src/{answer,content,features,register,spreadsheet}/**/*.{ts,tsx}';

const patterns = globSync(folders, { cwd: join(import.meta.dirname, '..') })
  .filter((path) => !/\.test\.|testing/.test(path))
  .flatMap((path) => patternsIn(path).map((pattern) => ({ path, pattern })));

test.each([...Map.groupBy(patterns, ({ path }) => path)])(
  'a text twice as long takes the patterns of %s at most three times as long',
  (_, own) => {
    const slow = own.flatMap(({ pattern }) =>
      textsFor(pattern).flatMap((unit) => {
        const time = timeOf(pattern, unit, longest);
        if (time < unnoticed) return [];
        const ratio = time / timeOf(pattern, unit, longest / 2);
        return ratio > 3 ? [{ pattern: String(pattern), unit, ratio }] : [];
      }),
    );
    expect(slow).toEqual([]);
  },
);

function patternsIn(path: string): RegExp[] {
  const text = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      found.push(new RegExp(source, flags.replace(/[gy]/g, '') + 'g'));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Short texts that a pattern may see many times over: letters of many kinds, and those that stand in the pattern. */
function textsFor({ source }: RegExp): string[] {
  const own = source.match(/[\p{L}\p{N} "#%&',:;<=>@_`~!-]/gu) ?? [];
  const words = source.match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  const kinds = [' ', 'a', 'A', '0', '.', '-', '\n', '\t', '"', ',', '(', '[', 'क', 'ા'];
  const single = [...new Set([...own, ...words, ...kinds])];
  return [...single, 'a ', '0 ', '0.', 'a,', '" ', '"a', 'a0', ...words.map((word) => `${word} `)];
}

/**
 * How long it takes to find everything in a text of `length` letters whose end does not match, in milliseconds. The
 * shortest of several times, since other programs can only make one longer.
 */
function timeOf(pattern: RegExp, unit: string, length: number): number {
  const text = unit.repeat(length / unit.length) + '\0';
  let shortest = Infinity;
  for (let attempt = 0; attempt < 10 && shortest > unnoticed / 10; attempt++) {
    const before = performance.now();
    Array.from(text.matchAll(pattern));
    shortest = Math.min(shortest, performance.now() - before);
  }
  return shortest;
}
