import { expect, test } from 'vitest';
import { hashForId, idFromHash } from './certificate-link.ts';
import { openedSecret, secretPart, secretPartOf, takeSecret } from './link-secret.ts';

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
