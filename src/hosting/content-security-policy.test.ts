import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const inline = { scripts: ["'sha256-A='"], styles: ["'sha256-B='"] };

test('nothing is allowed but what is named', () => {
  const policy = contentSecurityPolicy(inline, []);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|data:|\*/);
});

test('inline parts are allowed by their checksums', () => {
  const policy = contentSecurityPolicy(inline, []);
  expect(policy).toContain("; script-src 'self' 'sha256-A='; ");
  expect(policy).toContain("; style-src 'self' 'sha256-B='; ");
});

test('pages may ask the register’s hosts beside the site', () => {
  const policy = contentSecurityPolicy(inline, ['https://files.example']);
  expect(policy).toContain("; connect-src 'self' https://files.example; ");
});
