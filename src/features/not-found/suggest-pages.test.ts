import { expect, test } from 'vitest';
import { nearestPaths } from './suggest-pages.ts';

const known = [
  '/',
  '/about',
  '/courses',
  '/internShips',
  '/courses/Java Script',
  '/courses/Core_Java',
];

test('a path in the wrong case finds the page', () => {
  expect(nearestPaths('/internships', known)).toEqual(['/internShips']);
});

test('spaces, underscores and their codes are the same', () => {
  expect(nearestPaths('/courses/java_script', known)[0]).toBe('/courses/Java Script');
  expect(nearestPaths('/courses/core%20java', known)[0]).toBe('/courses/Core_Java');
});

test('a slip of the finger finds the page', () => {
  expect(nearestPaths('/abuot', known)[0]).toBe('/about');
});

test('a slash at the end makes no difference', () => {
  expect(nearestPaths('/courses/', known)[0]).toBe('/courses');
});

test('a path that is like none finds nothing', () => {
  expect(nearestPaths('/wp-admin/setup.php', known)).toEqual([]);
});

test('a path with broken codes is compared as it is', () => {
  expect(nearestPaths('/abou%', known)).toEqual(['/about']);
});
