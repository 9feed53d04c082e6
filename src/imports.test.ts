import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

test('the folders of the source do not import each other in a cycle', () => {
  const graph = importsIn(import.meta.dirname, dirname);
  expect(graph.size).toBeGreaterThan(20);
  expect(circles(graph)).toEqual([]);
});

test('the files of the source do not import each other in a cycle', () => {
  const graph = importsIn(import.meta.dirname, (file) => file);
  expect(graph.size).toBeGreaterThan(100);
  expect(circles(graph)).toEqual([]);
  // Proves that `circles` finds a cycle.
  graph
    .set('a', new Set(['b']))
    .set('b', new Set(['c']))
    .set('c', new Set(['a']));
  expect(circles(graph)).toEqual(['a → b → c → a']);
});

test('each folder says in one comment of at most ten lines what it holds and where to start', () => {
  const root = join(import.meta.dirname, '..');
  const below = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`);
  const features = 'src/features';
  const folders = ['integrations', ...below('src'), ...below(features)].filter(
    (name) => name !== features,
  );
  const said = folders.map((folder) => {
    const files = readdirSync(join(root, folder), { withFileTypes: true });
    const comments = files
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(root, folder, name), 'utf8'))
      .flatMap((text) => /^(?:---\n)?((?:\/\/ .*\n)+)/.exec(text)?.[1] ?? [])
      .filter((comment) => comment.startsWith(`// The folder ${folder} `));
    return [folder, comments.length, comments.every((text) => text.split('\n').length <= 11)];
  });
  expect(said).toEqual(folders.map((folder) => [folder, 1, true]));
});

test('no folder holds more than 20 files, but for tests, workbooks, and one file for each page', () => {
  const files = globSync('{src,tests,integrations,scripts,bench}/**/*.*', {
    cwd: join(import.meta.dirname, '..'),
    exclude: ['**/node_modules/**', '**/workbooks/**', 'src/pages/**', '**/*.{test,spec}.{ts,tsx}'],
  });
  const folders = [...Map.groupBy(files, dirname)];
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.filter(([, own]) => own.length > 20).map(([folder]) => folder)).toEqual([]);
});

/**
 * The files below `root`, except tests, each with the files that it imports.
 *
 * @param placeOf gives what the graph shows for a file: the file itself, or its folder
 */
function importsIn(root: string, placeOf: (file: string) => string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /(?<!\.test)\.(tsx?|astro)$/.test(name))) {
    const place = placeOf(file);
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)) {
      const other = placeOf(join(dirname(file), path));
      if (other !== place) graph.set(place, (graph.get(place) ?? new Set()).add(other));
    }
  }
  return graph;
}

/** The cycles that a walk through the graph finds, such as `a → b → a`. */
function circles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (place: string, path: readonly string[]) => {
    const start = path.indexOf(place);
    if (start !== -1) found.push([...path.slice(start), place].join(' → '));
    if (start !== -1 || done.has(place)) return;
    for (const other of graph.get(place) ?? []) walk(other, [...path, place]);
    done.add(place);
  };
  for (const place of graph.keys()) walk(place, []);
  return found;
}
