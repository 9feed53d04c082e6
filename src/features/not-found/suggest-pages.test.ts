import { expect, test } from 'vitest';
import { carriedId } from '../../register/certificates/carried-id.ts';
import { certificateAddress, nearestPaths } from './suggest-pages.ts';

const known = ['/', '/about', '/courses', '/internShips', '/courses/Java Script'];

test.each([
  ['the wrong case', '/internships', '/internShips'],
  ['underscores in the place of spaces', '/courses/java_script', '/courses/Java Script'],
  ['codes in the place of spaces', '/courses/java%20script', '/courses/Java Script'],
  ['two swapped letters', '/abuot', '/about'],
  ['a slash at the end', '/courses/', '/courses'],
  ['a broken code', '/abou%', '/about'],
  ['no likeness to any page', '/wp-admin/setup.php', undefined],
])('a path with %s: for %s, the nearest page is %s', (_, path, page) => {
  expect(nearestPaths(path, known)[0]).toBe(page);
});

test('a path that is much less like the address than the nearest path is not offered', () => {
  expect(nearestPaths('/coursez', [...known, '/courses/C'])).toEqual(['/courses']);
});

test.each([
  ['/searchbyid%23id%3DA-1', '', ''],
  ['/SearchById%2523id%253DA-1', '', ''],
  ['/SearchById%23id=A-1', '?utm_source=x', ''],
  ['/SearchById/', '?id=A-1', ''],
  ['/SearchById%3Fid=A-1', '', '#:~:text=A'],
])('the address %s%s%s leads to the validator, which finds the ID', (pathname, search, hash) => {
  const [path, fragment] = certificateAddress({ pathname, search, hash })?.split('#') ?? [];
  expect(path).toBe('/SearchById');
  expect(carriedId(`#${fragment}`)?.ids[0]).toBe('A-1');
});

test.each([
  ['/SearchByIds', '', ''],
  ['/SearchById%20', '', ''],
  ['/abuot', '?id=A-1', '#id=A-1'],
])('the address %s%s%s does not lead to the validator', (pathname, search, hash) => {
  expect(certificateAddress({ pathname, search, hash })).toBeUndefined();
});
