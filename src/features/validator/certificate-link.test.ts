import { expect, test } from 'vitest';
import {
  hashForId,
  idFromHash,
  linkedInAddress,
  openedSecret,
  secretOf,
  takeSecret,
  withIdInHash,
  withoutSentenceEnd,
} from './certificate-link.ts';

const secret = '0123456789abcdef0123456789abcdef0123';

test('every ID comes back from its link as it went in, and its secret; half a character is the sign for a spoilt one', () => {
  for (const id of ['ITA-2024-0007', 'a b', 'A&k=1', '100%', '#id=', 'कखग/१२', '__proto__']) {
    expect(idFromHash(hashForId(id))).toBe(id);
    expect(idFromHash(takeSecret(hashForId(id, secret)))).toBe(id);
    expect(openedSecret()).toBe(secret);
    expect(hashForId(id, secretOf(id))).toBe(hashForId(id, secret));
  }
  expect(idFromHash(hashForId('A\ud800'))).toBe('A\ufffd');
  expect(hashForId('')).toBe('');
});

test.each([
  // A fragment that holds no ID is left alone.
  ['', undefined],
  ['#content', undefined],
  // A link that was cut off within a code.
  ['#id=100%', '100%'],
  ['#id=%20A1%C2%A0', 'A1'],
  ['#ID=A1', 'A1'],
  // What a mail program adds, or a link of the time when the register was sealed.
  ['#id=A1&utm_source=x', 'A1'],
])('of the fragment %j the ID is %j', (hash, id) => {
  expect(idFromHash(hash)).toBe(id);
});

test('the end of a sentence, and the bracket or quotation marks that a link was in, go', () => {
  for (const end of ['', '.', ')', '>', ').', '>,', '”.', '!)', '"', ' .']) {
    expect(withoutSentenceEnd(`A.1-(2)-x${end}`)).toBe('A.1-(2)-x');
  }
  expect(withoutSentenceEnd('C++')).toBe('C++');
});

test.each([
  ['?id=A%2F1+', '', '#id=A%2F1+'],
  ['?ID=A1', '', '#id=A1'],
  ['?utm_source=mail&id=A1&x=2', '', '?utm_source=mail&x=2#id=A1'],
  ['?id=A1', '#content', '#id=A1'],
  ['?id=A1', '#id=B2', '#id=B2'],
  ['', '', undefined],
  ['?video=7', '#id=A1', undefined],
])('an ID in the query %j with the fragment %j is moved: %j', (search, hash, moved) => {
  expect(withIdInHash({ search, hash })).toBe(moved);
});

test.each([
  // What a mail program adds is no part of it.
  ...['.', ')', '”', ' ', '\n'].map((end) => [`#id=A-1&k=${secret}${end}`, '#id=A-1', secret]),
  // One that was cut leaves the ID as it is.
  ['#id=A-1&k=01', '#id=A-1', '01'],
  ['#id=A-1&k=', '#id=A-1', ''],
  [`#ID=A-1&K=${secret.toUpperCase()}`, '#ID=A-1', secret],
])('of the link %j the secret is taken', (link = '', rest, taken) => {
  expect(takeSecret(link)).toBe(rest);
  expect(openedSecret()).toBe(taken);
});

test('the secret goes with its own ID alone, however that is written, until another link is opened', () => {
  takeSecret(`#id=ITA-1&k=${secret}`);
  expect(secretOf('ita 1')).toBe(secret);
  expect(secretOf('ITA-2')).toBeUndefined();
  expect(takeSecret('#id=ITA-2')).toBe('#id=ITA-2');
  expect(secretOf('ITA-1')).toBe(secret);
  takeSecret('#id=ITA-2&k=00ff');
  expect(secretOf('ITA-1')).toBeUndefined();
});

test('course, academy, ID and link reach the form as they are, signs included', () => {
  const link = 'https://academy.example/SearchById#id=ITA%201%2B1';
  const said = { academyName: 'A & B Academy', course: 'C++ & C#', id: 'ITA 1+1', link };
  const { searchParams } = new URL(linkedInAddress(said));
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C++ & C#',
    organizationName: 'A & B Academy',
    certId: 'ITA 1+1',
    certUrl: link,
  });
});
