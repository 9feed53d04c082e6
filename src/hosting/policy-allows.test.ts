import { expect, test } from 'vitest';
import { policyAllows } from './policy-allows.ts';

const sources = ['https://docs.google.com', 'https://*.cdn.example', 'https://files.example:8443'];

test.each([
  ['https://docs.google.com/a?b', true],
  ['https://google.com/', false],
  ['http://docs.google.com/', false],
  ['https://docs.google.com:8443/', false],
  ['https://a.cdn.example/x', true],
  ['https://a.b.cdn.example/x', true],
  ['https://cdn.example/x', false],
  ['https://evilcdn.example/x', false],
  ['https://files.example:8443/x', true],
  ['https://files.example/x', false],
])('%s: %s', (address, isAllowed) => {
  expect(policyAllows(sources, new URL(address))).toBe(isAllowed);
});
