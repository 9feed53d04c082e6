import { expect, test } from 'vitest';
import { hashForId, idFromHash, withIdInHash, withoutSentenceEnd } from './certificate-link.ts';

test('every ID comes back from its link as it went in', () => {
  for (const id of ['ITA-2024-0007', 'a b', 'A+B', '100%', '#id=', 'कखग/१२', '__proto__']) {
    expect(idFromHash(hashForId(id))).toBe(id);
  }
});

test('half a character, which no address can hold, is the sign for a spoilt one', () => {
  expect(idFromHash(hashForId('A\ud800'))).toBe('A\ufffd');
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

test('the name before the ID may be written in capitals', () => {
  expect(idFromHash('#ID=A1')).toBe('A1');
});

test('the end of a sentence, and the bracket or quotation marks that a link was in, go', () => {
  for (const end of ['.', ')', '>', ').', '>,', '”.', '!)', '"', ' .']) {
    expect(withoutSentenceEnd(`A.1-(2)-x${end}`)).toBe('A.1-(2)-x');
  }
  expect(withoutSentenceEnd('A1')).toBe('A1');
  expect(withoutSentenceEnd('C++')).toBe('C++');
});

test('an ID in the query is moved to the fragment as it is, and other parts of the query stay', () => {
  const moved = (search: string, hash = '') => withIdInHash({ search, hash });
  expect(moved('?id=A%2F1+')).toBe('#id=A%2F1+');
  expect(moved('?ID=A1')).toBe('#id=A1');
  expect(moved('?utm_source=mail&id=A1&x=2')).toBe('?utm_source=mail&x=2#id=A1');
  expect(moved('?id=A1', '#content')).toBe('#id=A1');
  expect(moved('?id=A1', '#id=B2')).toBe('#id=B2');
  expect(moved('?id=')).toBe('#id=');
  expect(moved('')).toBeUndefined();
  expect(moved('?video=7', '#id=A1')).toBeUndefined();
});
