import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

test('no folder of the source imports, by whatever way round, from a folder that imports from it', () => {
  const graph = importsByFolder(import.meta.dirname);
  expect(graph.size).toBeGreaterThan(20);
  expect(circles(graph)).toEqual([]);
});

test('a circle of three folders is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c', 'd'])],
    ['c', new Set(['a'])],
  ]);
  expect(circles(graph)).toEqual(['a → b → c → a']);
});

/** The folders that each folder imports from, tests aside. */
function importsByFolder(root: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.(tsx?|astro)$/.test(name))) {
    const folder = dirname(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
      const other = relative(root, dirname(join(root, folder, path)));
      if (other !== folder) graph.set(folder, (graph.get(folder) ?? new Set()).add(other));
    }
  }
  return graph;
}

/** The circles that a walk through the graph meets, each once. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]) => {
    const start = way.indexOf(folder);
    if (start !== -1) found.push([...way.slice(start), folder].join(' → '));
    if (start !== -1 || done.has(folder)) return;
    for (const other of graph.get(folder) ?? []) walk(other, [...way, folder]);
    done.add(folder);
  };
  for (const folder of graph.keys()) walk(folder, []);
  return found;
}
