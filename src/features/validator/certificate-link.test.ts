import { expect, test } from 'vitest';
import {
  hashForId,
  idFromHash,
  linkedInAddress,
  openedSecret,
  secretPart,
  secretPartOf,
  takeSecret,
  withIdInHash,
  withoutSentenceEnd,
} from './certificate-link.ts';

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

const secret = '0123456789abcdef0123456789abcdef0123';

test('a link’s ID and secret come back as they went in', () => {
  for (const id of ['ITA-2024-0007', 'A&k=1', 'a b', '#id=', 'कखग/१२']) {
    expect(idFromHash(takeSecret(hashForId(id) + secretPart(secret)))).toBe(id);
    expect(openedSecret()).toBe(secret);
    expect(hashForId(id) + secretPartOf(id)).toBe(hashForId(id) + secretPart(secret));
  }
});

test.each(['.', ').', '”', ' ', '\n'])('what a mail program adds (%j) is no part of it', (end) => {
  expect(takeSecret(`#id=A-1&k=${secret}${end}`)).toBe('#id=A-1');
  expect(openedSecret()).toBe(secret);
});

test('a secret that was cut leaves the ID as it is', () => {
  expect(takeSecret('#id=A-1&k=01')).toBe('#id=A-1');
  expect(openedSecret()).toBe('01');
  expect(takeSecret('#id=A-1&k=')).toBe('#id=A-1');
  expect(openedSecret()).toBe('');
});

test('a link in capitals is read', () => {
  expect(takeSecret(`#ID=A-1&K=${secret.toUpperCase()}`)).toBe('#ID=A-1');
  expect(openedSecret()).toBe(secret);
});

test('the secret goes with its own ID alone, however that is written, until another link is opened', () => {
  takeSecret(`#id=ITA-1&k=${secret}`);
  expect(secretPartOf('ita 1')).toBe(secretPart(secret));
  expect(secretPartOf('ITA-2')).toBe('');
  expect(takeSecret('#id=ITA-2')).toBe('#id=ITA-2');
  expect(secretPartOf('ITA-1')).toBe(secretPart(secret));
  takeSecret('#id=ITA-2&k=00ff');
  expect(secretPartOf('ITA-1')).toBe('');
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
