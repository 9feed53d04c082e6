import { expect, test } from 'vitest';
import { encodedPath, pageAddresses, pagePath } from './page-addresses.ts';

const pages = ['/', '/about', '/courses', '/courses/Java Script', '/courses/C'];

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['/courses/', '/courses'],
  ['/courses/java script', '/courses/Java Script'],
  ['/courses/java script/', '/courses/Java Script'],
  ['/courses/c', '/courses/C'],
])('%s means %s', (written, page) => {
  expect(pageAddresses(pages).get(written)).toBe(page);
});

test.each(['', '//', '//about/', '/aboutt', '/courses/java', '.html', '/.html'])(
  '%s means no page',
  (written) => {
    expect(pageAddresses(pages).get(written)).toBeUndefined();
  },
);

test('a page’s own address wins over another’s', () => {
  expect(pageAddresses(['/index', '/']).get('/index')).toBe('/index');
});

test.each([
  ['/courses/Java Script', '/courses/Java%20Script'],
  ['/courses/C#', '/courses/C%23'],
  ['/', '/'],
])('%s is requested as %s', (path, encoded) => {
  expect(encodedPath(path)).toBe(encoded);
});

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['courses/Java Script.html', '/courses/Java Script'],
])('the file %s is the page %s', (file, path) => {
  expect(pagePath(file)).toBe(path);
});
