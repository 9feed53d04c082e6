import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import playwright from '../playwright.config.ts';
import { temporaryFolder } from '../src/content/testing/temporary-folder.ts';

// These tests check only how npm starts the commands, and what it passes on.

const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };

test('npm checks Node’s version before it starts TypeScript, Astro or the tests', () => {
  const guard =
    /\bnode --import \.\/scripts\/require-node\.js \S+\.ts|\bnode scripts\/require-node\.js &&/;
  const unguarded = Object.entries(scripts)
    .filter(([name, line]) => /\bnode .*\.ts\b|\bastro (build|dev)\b/.test(line) || name === 'test')
    .filter(([, line]) => !guard.test(line));
  expect(unguarded).toEqual([]);
});

test('npm test runs each of Playwright’s projects', () => {
  const [, chosen = ''] = /--project (.*)$/.exec(scripts['test'] ?? '') ?? [];
  const patterns = ['copies', ...(chosen.match(/[\w*-]+/g) ?? [])].map(
    (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
  );
  const names = playwright.projects?.map(({ name = '' }) => name) ?? [];
  expect(names).toContain('desk');
  expect(names.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each([
  ['a command of npm', ['--import', './scripts/require-node.js', 'scripts/check-content.ts']],
  ['a server that is started by hand', ['scripts/serve.js']],
])('with an older Node, %s says which Node is needed and how to start', (_, words) => {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } })`;
  const before = ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`];
  const { status, stderr, stdout } = run([...before, ...words]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/needs Node 24 or newer, and this is Node 20\.11\.0[^]*npm start/);
});

test('npm run check exits with 1 if the given folder has faults', () => {
  const { status, stdout, stderr } = run(['scripts/check-content.ts', '--live', temporaryFolder()]);
  const faulty = expect.stringMatching(/^content: not in order: \d+ faults in \d+ files\n$/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: faulty });
  expect(stderr).toContain('Not ready to go live');
});

test('npm run register:check finds a file relative to where npm was called', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'own.csv'), 'Register\nNo.,Student,Course,,,ID\n1,Asha,C++,,,\n');
  const { status, stdout, stderr } = run(['scripts/register-check.ts', 'own.csv'], folder);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain('own.csv');
});

function run(words: readonly string[], calledFrom = '.') {
  const env = { ...process.env, INIT_CWD: calledFrom };
  const cwd = join(import.meta.dirname, '..');
  return spawnSync(process.execPath, words, { cwd, env, encoding: 'utf8' });
}
