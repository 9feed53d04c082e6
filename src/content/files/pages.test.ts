import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

const folder = join(import.meta.dirname, '../../pages');

test('the table of pages lists exactly the page shells in src/pages', () => {
  const shells = globSync('*.astro', { cwd: folder });
  const paths = shells.map((file) => `/${file.replace(/^index\.astro$|\.astro$/, '')}`);
  expect(paths.toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }): string => path)
      .toSorted(),
  );
});

test.each(globSync('**/*.astro', { cwd: folder }))(
  'the page shell %s imports the theme, and names each imported feature in @source',
  (file) => {
    const shell = readFileSync(join(folder, file), 'utf8');
    const features = (pattern: RegExp) =>
      [...new Set(Array.from(shell.matchAll(pattern), ([, name]) => name))].toSorted();
    expect(shell).toMatch(/@import '[./]+\/ui\/theme\.css';/);
    expect(features(/@source '[./]+\/features\/([\w-]+)\//g)).toEqual(
      features(/from '[./]+\/features\/([\w-]+)\//g),
    );
  },
);
