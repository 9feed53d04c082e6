import { expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';
import { nginxMap, redirectsFile } from './redirects.ts';

test('`_redirects` leads the address in lower case to the page', () => {
  expect(redirectsFile(['/', '/about', '/courses/Java Script'])).toBe(
    '/courses/java%20script /courses/Java%20Script 301\n',
  );
});

test('`_redirects` leads no page away from itself', () => {
  expect(redirectsFile(['/courses/C', '/courses/c'])).toBe('');
});

test('nginx leads every way of writing an address to the page', () => {
  expect(nginxMap(['/courses/Java Script'])).toContain(
    '"/courses/java script/" "/courses/Java%20Script";\n',
  );
});

test('every way of writing an address means the page, and a page’s own address wins over another’s', () => {
  const addresses = pageAddresses(['/', '/courses/Java Script']);
  const written = ['/index.html', '/courses/java script', '/courses/java script/', '//'];
  expect(written.map((path) => addresses.get(path))).toEqual([
    '/',
    '/courses/Java Script',
    '/courses/Java Script',
    undefined,
  ]);
  expect(pageAddresses(['/index', '/']).get('/index')).toBe('/index');
});
