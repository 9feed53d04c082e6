import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8');
// JSON.parse gives no type; these are its scripts by name.
const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };

/** What an owner runs, perhaps with an older Node. */
const ownersCommands = [
  'build',
  'check',
  'desk',
  'dev',
  'register:check',
  'register:ids',
  'register:key',
  'register:links',
  'start',
  'test',
];

test.each(ownersCommands)('npm run %s asks for the right Node before anything else', (name) => {
  const [first] = (scripts[name] ?? '').split(' && ');
  const begins = first === 'npm run build' ? scripts['build'] : first;
  expect(begins).toMatch(/^node scripts\/require-node\.js/);
});

test('nothing is in a script that npm does not run, since .npmrc has ignore-scripts', () => {
  const names = Object.keys(scripts);
  const dead = names.filter(
    (name) => /^(pre|post)(?=.)/.test(name) && names.includes(name.replace(/^(pre|post)/, '')),
  );
  expect(dead).toEqual([]);
});
