import { expect, test } from 'vitest';
import { siteAddress } from './site-address.ts';

test.each([
  [undefined, 'https://academy.example'],
  ['', 'https://academy.example'],
  ['https://trial.example:8443/', 'https://trial.example:8443'],
])('with SITE_URL=%j, the site is at %s', (given, address) => {
  expect(siteAddress('https://academy.example', given)).toBe(address);
});

test.each([
  'academy.example',
  'ftp://a.example',
  'https://a.example/site',
  'https://a b.example',
  'https://a$b.example',
])('%s can’t be a site’s address', (address) => {
  expect(() => siteAddress('https://academy.example', address)).toThrow(
    `SITE_URL must be the site's own address and nothing after it, such as https://academy.example; it is "${address}".`,
  );
});
