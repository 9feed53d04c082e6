import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { sitePages } from './site-pages.ts';
import { sound } from './testing/spoilt-content.ts';

test('the pages have the addresses that were specified, in the order of the menu', () => {
  const { content } = readContent(sound.files, sound.pictures, sound.registerFiles);
  const paths = content ? sitePages(content).map(({ path }) => path) : [];
  expect(paths.slice(0, 6).join(' ')).toBe('/ /about /courses /internShips /gallery /SearchById');
  expect(paths).toContain('/courses/Java Script');
  expect(paths).not.toContain('/courses/CoralDraw');
});
