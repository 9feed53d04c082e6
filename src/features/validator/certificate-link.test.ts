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

test('every ID comes back from its link as it went in; half a character is the sign for a spoilt one', () => {
  for (const id of ['ITA-2024-0007', 'a b', 'A+B', '100%', '#id=', 'कखग/१२', '__proto__']) {
    expect(idFromHash(hashForId(id))).toBe(id);
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
])('of the fragment %j the ID is %j', (hash, id) => {
  expect(idFromHash(hash)).toBe(id);
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

const secret = '0123456789abcdef0123456789abcdef0123';

test('a link’s ID and secret come back as they went in', () => {
  for (const id of ['ITA-2024-0007', 'A&k=1', 'a b', '#id=', 'कखग/१२']) {
    expect(idFromHash(takeSecret(hashForId(id, secret)))).toBe(id);
    expect(openedSecret()).toBe(secret);
    expect(hashForId(id, secretOf(id))).toBe(hashForId(id, secret));
  }
});

test.each([
  // What a mail program adds is no part of it.
  ...['.', ').', '”', ' ', '\n'].map((end) => [`#id=A-1&k=${secret}${end}`, '#id=A-1', secret]),
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
  const address = new URL(
    linkedInAddress({
      academyName: 'A & B Academy',
      course: 'C++ & C#',
      id: 'ITA 1+1',
      link: 'https://academy.example/SearchById#id=ITA%201%2B1',
    }),
  );
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'C++ & C#',
    organizationName: 'A & B Academy',
    certId: 'ITA 1+1',
    certUrl: 'https://academy.example/SearchById#id=ITA%201%2B1',
  });
});
