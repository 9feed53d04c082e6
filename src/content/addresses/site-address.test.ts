import { expect, test } from 'vitest';
import { fullAddress, isSiteAddress, siteAddress } from './site-address.ts';

test('the address of the content holds where the environment names none', () => {
  expect(siteAddress('https://academy.example')).toBe('https://academy.example');
  expect(siteAddress('https://academy.example', '')).toBe('https://academy.example');
});

test('the environment’s address takes its place, with or without a slash at its end', () => {
  for (const end of ['', '/']) {
    const given = `https://trial.example:8443${end}`;
    expect(siteAddress('https://academy.example', given)).toBe('https://trial.example:8443');
  }
});

test.each([
  'academy.example',
  'ftp://academy.example',
  'https://academy.example/site',
  'https://academy.example?a',
  'https://user@academy.example',
  'https://two words.example',
])('%s is no address of a site', (address) => {
  expect(isSiteAddress(address)).toBe(false);
  expect(() => siteAddress('https://academy.example', address)).toThrow(
    `SITE_URL must be the site's own address and nothing after it, such as https://academy.example; it is "${address}".`,
  );
});

test('a page’s path is encoded', () => {
  expect(fullAddress('https://academy.example', '/courses/Java Script')).toBe(
    'https://academy.example/courses/Java%20Script',
  );
  expect(fullAddress('https://academy.example', '/')).toBe('https://academy.example/');
});
