import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('the table of pages lists exactly the shells in src/pages', () => {
  const shells = globSync('*.astro', { cwd: join(import.meta.dirname, '../../pages') });
  const paths = shells.map((file) => `/${file.replace(/^index\.astro$|\.astro$/, '')}`);
  expect(paths.toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }): string => path)
      .toSorted(),
  );
});
