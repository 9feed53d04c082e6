import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
// JSON.parse gives no type; these are its scripts by name.
const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };

test('npm starts TypeScript, Astro and all tests only with the right Node', () => {
  const guard =
    /\bnode --import \.\/scripts\/require-node\.js \S+\.ts|\bnode scripts\/require-node\.js &&/;
  const unguarded = Object.entries(scripts)
    .filter(([name, line]) => /\bnode .*\.ts\b|\bastro (build|dev)\b/.test(line) || name === 'test')
    .filter(([, line]) => !guard.test(line));
  expect(unguarded).toEqual([]);
});

test.each([
  ['a script of npm', ['--import', './scripts/require-node.js', 'scripts/check-content.ts']],
  ['the server, started by hand', ['scripts/serve.js']],
])('an older Node is told what is needed and how to start: %s', (_, script) => {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } })`;
  const words = ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`];
  const { status, stderr, stdout } = spawnSync(process.execPath, [...words, ...script], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/needs Node 24 or newer, and this is Node 20\.11\.0/);
  expect(stderr).toContain('npm start');
});
