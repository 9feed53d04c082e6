import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';

test('each page of the table has its shell in src/pages, and each shell its page in the table', () => {
  const shells = globSync('*.astro', { cwd: join(import.meta.dirname, '../../pages') });
  const paths = shells.map((file) => `/${file.replace(/^index\.astro$|\.astro$/, '')}`);
  expect(paths.toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }): string => path)
      .toSorted(),
  );
});
