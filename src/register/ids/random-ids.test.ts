import { afterEach, expect, test, vi } from 'vitest';
import { idAlphabet } from './check-character.ts';
import { formedId } from './new-form.ts';
import { randomIds } from './random-ids.ts';

afterEach(() => vi.restoreAllMocks());

test('new IDs are of the form that is read, and no two are alike', () => {
  const ids = randomIds(10_000, 'ITA');
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(formedId(id, ['ITA'])).toEqual({ form: 'new', id });
});

test('every character of the alphabet is as likely as any other', () => {
  // All 256 values of a byte, in their order.
  let next = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.forEach((_, at) => (bytes[at] = next++ % 256));
    return bytes;
  });
  const counts = new Map<string, number>();
  // 64 IDs of 12 characters take each value of a byte three times.
  for (let count = 0; count < 64; count++) {
    const [id = ''] = randomIds(1, 'XY');
    for (const character of id.replace(/^XY-|-/g, '').slice(0, 12)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  expect([...counts.keys()].sort().join('')).toBe(idAlphabet);
  expect(new Set(counts.values())).toEqual(new Set([24]));
});

test('an ID that is taken, however it is written, is never made', () => {
  let made = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(made++ < 3 ? 0 : 1);
    return bytes;
  });
  expect(randomIds(1, 'ITA', ['ita oooo 0000 00000'])).toEqual([
    expect.stringMatching(/^ITA-1111-1111-1111.$/),
  ]);
  expect(made).toBe(4);
});
