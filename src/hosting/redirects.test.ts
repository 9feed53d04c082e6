import { expect, test } from 'vitest';
import { nginxMap, pageAddresses, redirectsFile } from './redirects.ts';

test('`_redirects` redirects an address in lower case to its page', () => {
  expect(redirectsFile(['/', '/about', '/courses/Java Script', '/courses/C', '/courses/c'])).toBe(
    '/courses/java%20script /courses/Java%20Script 301\n',
  );
});

test('nginx redirects every spelling of an address to its page', () => {
  expect(nginxMap(['/courses/Java Script'])).toContain(
    '"/courses/java script/" "/courses/Java%20Script";\n',
  );
  const addresses = pageAddresses(['/index', '/', '/courses/Java Script']);
  expect(addresses.get('/index')).toBe('/index');
  expect(addresses.get('/index.html')).toBe('/');
  expect(addresses.get('//')).toBeUndefined();
});
