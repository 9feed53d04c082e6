import { expect, test } from 'vitest';
import { hashForId, idFromHash } from './certificate-link.ts';

test('every ID comes back from its link as it went in', () => {
  for (const id of ['ITA-2024-0007', 'a b', 'A+B', '100%', '#id=', 'कखग/१२', '__proto__']) {
    expect(idFromHash(hashForId(id))).toBe(id);
  }
});

test('a fragment that holds no ID is left alone', () => {
  expect(idFromHash('')).toBeUndefined();
  expect(idFromHash('#content')).toBeUndefined();
});

test('a link cut off within a code still searches for what is there', () => {
  expect(idFromHash('#id=100%')).toBe('100%');
});

test('white space around the ID is no part of it', () => {
  expect(idFromHash('#id=%20A1%C2%A0')).toBe('A1');
});

test('no ID needs no fragment', () => {
  expect(hashForId('')).toBe('');
});
