import { expect, test } from 'vitest';
import { statusMeant } from './status-words.ts';

test.each([
  ['', 'valid'],
  ['Valid', 'valid'],
  ['ACTIVE', 'valid'],
  ['Issued', 'valid'],
  ['withdrawn', 'withdrawn'],
  ['Revoked.', 'withdrawn'],
  ['CANCELLED', 'withdrawn'],
  ['canceled', 'withdrawn'],
  [' Replaced ', 'replaced'],
  ['Re-issued', 'replaced'],
  ['superseded', 'replaced'],
  ['Expired', 'expired'],
] as const)('"%s" is %s', (text, status) => {
  expect(statusMeant(text)).toBe(status);
});

test.each(['on hold', 'not valid', 'invalid', 'withdrawn?', 'constructor', '__proto__', '0'])(
  '"%s" is not understood',
  (text) => {
    expect(statusMeant(text)).toBeUndefined();
  },
);
