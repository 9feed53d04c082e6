import { expect, test } from 'vitest';
import { nearestPaths } from './suggest-pages.ts';

const known = ['/', '/about', '/courses', '/internShips', '/courses/Java Script'];

test.each([
  ['the wrong case', '/internships', '/internShips'],
  ['underscores in the place of spaces', '/courses/java_script', '/courses/Java Script'],
  ['codes in the place of spaces', '/courses/java%20script', '/courses/Java Script'],
  ['a slip of the finger', '/abuot', '/about'],
  ['a slash at the end', '/courses/', '/courses'],
  ['broken codes', '/abou%', '/about'],
  ['what is like none', '/wp-admin/setup.php', undefined],
])('a path with %s: %s leads to %s', (_, path, page) => {
  expect(nearestPaths(path, known)[0]).toBe(page);
});
