import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const guide = join(import.meta.dirname, '../docs/owner');

test('the owner’s guide shows every picture that was taken for it, and no other', () => {
  const pages = readdirSync(guide).filter((name) => name.endsWith('.md'));
  const shown = pages.flatMap((name) =>
    [...readFileSync(join(guide, name), 'utf8').matchAll(/!\[[^\]]+\]\(pictures\/([^)]+)\)/g)].map(
      ([, picture]) => picture,
    ),
  );
  expect(shown.toSorted()).toEqual(readdirSync(join(guide, 'pictures')).toSorted());
});
