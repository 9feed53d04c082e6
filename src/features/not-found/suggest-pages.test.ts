import { expect, test } from 'vitest';
import { carriedId } from '../../register/certificates/carried-id.ts';
import { certificateAddress, type NamedPage, nearestPages } from './suggest-pages.ts';

const known: NamedPage[] = [
  { path: '/', names: ['home'] },
  { path: '/about', names: ['about'] },
  { path: '/courses', names: ['courses'] },
  { path: '/internShips', names: ['internships', 'internship', 'stipend'] },
  { path: '/SearchById', names: ['searchbyid', 'validator', 'verify', 'certificate'] },
  { path: '/courses/C', names: ['c'] },
  { path: '/courses/dataSci', names: ['datasci', 'data', 'science', 'datascience'] },
  { path: '/courses/Java Script', names: ['java', 'script', 'javascript'] },
  { path: '/courses/Core_Java', names: ['core', 'java', 'corejava'] },
  { path: '/courses/javaFullStack', names: ['javafullstack', 'java', 'full', 'stack'] },
];

test.each([
  ['the wrong case', '/internships', ['/internShips']],
  ['underscores in the place of spaces', '/courses/java_script', ['/courses/Java Script']],
  ['codes in the place of spaces', '/courses/java%20script', ['/courses/Java Script']],
  ['two swapped letters', '/abuot', ['/about']],
  ['a slash at the end', '/courses/', ['/courses']],
  ['a broken code', '/abou%', ['/about']],
  ['a slip, and a page above others', '/coursez', ['/courses']],
  ['another ending', '/about-us.html', ['/about']],
  ['a word that visitors use for the page', '/verify', ['/SearchById']],
  ['two such words', '/certificate-verify', ['/SearchById']],
  ['a name without the folder', '/data-science', ['/courses/dataSci']],
  ['a name as one word', '/datascience', ['/courses/dataSci']],
  ['a folder with a slip and more words', '/course/core-java-pune', ['/courses/Core_Java']],
  [
    'a word that several pages share',
    '/java',
    ['/courses/Core_Java', '/courses/Java Script', '/courses/javaFullStack'],
  ],
  ['no likeness to any page', '/wp-admin/setup.php', []],
  ['one word of many', '/<img src onerror=alert(1)><s>java', []],
])('a path with %s: for %s, the nearest pages are %j', (_, address, expected) => {
  expect(nearestPages(address, known).map(({ path }) => path)).toEqual(expected);
});

test.each([
  ['/searchbyid%23id%3DA-1', '', ''],
  ['/SearchById%2523id%253DA-1', '', ''],
  ['/SearchById%23id=A-1', '?utm_source=x', ''],
  ['/SearchById/', '?id=A-1', ''],
  ['/SearchById%3Fid=A-1', '', '#:~:text=A'],
  ['/SearchById/A-1', '', ''],
  ['/Verify/A-1/', '?utm_source=x', ''],
  ['/certificate', '?id=A-1', ''],
])('the address %s%s%s leads to the validator, which finds the ID', (pathname, search, hash) => {
  const address = certificateAddress({ pathname, search, hash }, known);
  const [path, fragment] = address?.split('#') ?? [];
  expect(path).toBe('/SearchById');
  expect(carriedId(`#${fragment}`)?.ids[0]).toBe('A-1');
});

test.each([
  ['/SearchByIds', '', ''],
  ['/SearchById%20', '', ''],
  ['/verify/how', '', ''],
  ['/abuot', '?id=A-1', '#id=A-1'],
  ['/about/A-1', '', ''],
])('the address %s%s%s does not lead to the validator', (pathname, search, hash) => {
  expect(certificateAddress({ pathname, search, hash }, known)).toBeUndefined();
});
