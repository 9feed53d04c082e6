import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
// JSON.parse gives no type; these are its scripts by name.
const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };

test.each(Object.entries(scripts))(
  'npm run %s starts TypeScript only with the right Node',
  (_, line) => {
    expect(line).not.toMatch(/\bnode (?!scripts\/require-node\.js )\S*\.ts/);
  },
);

test.each(['build', 'dev', 'test'])('npm run %s asks for the right Node first', (name) => {
  expect(scripts[name]).toMatch(/^node scripts\/require-node\.js /);
});

test('an older Node is told what is needed and how to start; the script does not run', () => {
  const { status, stderr, stdout } = runWith('20.11.0');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/needs Node 24 or newer, and this is Node 20\.11\.0/);
  expect(stderr).toContain('npm start');
});

test.each(['24.0.0', '100.0.0'])('Node %s runs the script with its words', (version) => {
  const { status, stderr } = runWith(version);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('is this the content folder?'),
  });
});

/** Runs a command, as npm does, with a Node that takes itself for this version. */
function runWith(version: string) {
  const pretended = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const words = ['scripts/require-node.js', 'scripts/check-content.ts', 'scripts/sealed'];
  return spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`, ...words],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
}

test('nothing is in a script that npm does not run, since .npmrc has ignore-scripts', () => {
  const names = Object.keys(scripts);
  const dead = names.filter(
    (name) => /^(pre|post)(?=.)/.test(name) && names.includes(name.replace(/^(pre|post)/, '')),
  );
  expect(dead).toEqual([]);
});
