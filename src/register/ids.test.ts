import { afterEach, expect, test, vi } from 'vitest';
import { formedId, randomIds } from './ids.ts';

const alphabet = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');
const prefixes = ['ITA'];

afterEach(() => vi.restoreAllMocks());

test.each([
  [' ita 7k3m 9qxd 2fwak', 'ITA-7K3M-9QXD-2FWAK'],
  ['ITA\u20137K3M\u20139QXD\u20132FWAK', 'ITA-7K3M-9QXD-2FWAK'],
  ['ita-oooo-oooo-000l2', 'ITA-0000-0000-00012'],
  ['1TA7K3M9QXD2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
  ['\uff29\uff34\uff21-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
  ['ITA-ZYXW-VTSR-QPNM3', 'ITA-ZYXW-VTSR-QPNM3'],
])('%j is read as an ID of the new form', (typed, id) => {
  expect(formedId(typed, prefixes)).toEqual({ form: 'new', id });
  expect(formedId(typed, [])).toEqual({ form: 'other' });
});

test.each([
  ['an old ID', 'ITA-2024-0007'],
  ['an ID with another prefix', 'XYZ-7K3M-9QXD-2FWA9'],
  ['an ID with a letter that the alphabet lacks', 'ITA-7U3M-9QXD-2FWAK'],
  ['an ID with a character too many', 'ITA-7K3M-9QXD-2FWAKK'],
  ['an empty text', ''],
  ['an ID after many spaces', `${' '.repeat(64)}ITA-7K3M-9QXD-2FWAK`],
])('%s does not have the new form', (_, typed) => {
  expect(formedId(typed, prefixes)).toEqual({ form: 'other' });
});

type Changes = (id: readonly string[], at: number) => readonly (readonly string[])[];

const swapped = (id: readonly string[], one: number, other: number) =>
  other < id.length ? [id.with(one, id[other] ?? '').with(other, id[one] ?? '')] : [];

test.each<[string, Changes]>([
  ['one wrong character', (id, at) => alphabet.map((other) => id.with(at, other))],
  ['a swap of two neighbours', (id, at) => swapped(id, at, at + 1)],
  ['a swap of two characters with one between them', (id, at) => swapped(id, at, at + 2)],
  [
    'a pair such as AA that became BB',
    (id, at) =>
      id[at] === id[at + 1] ? alphabet.map((other) => id.toSpliced(at, 2, other, other)) : [],
  ],
])('the check character reveals %s', (_, changes) => {
  for (const id of randomIds(200, 'ITA')) {
    const characters = Array.from(id.replace(/^ITA-|-/g, ''));
    const changed = characters.flatMap((_sign, at) => changes(characters, at));
    const texts = new Set(changed.map((one) => one.join('')));
    texts.delete(characters.join(''));
    const isMissed = (text: string) => formedId(`ITA${text}`, prefixes).form !== 'mistyped';
    expect([...texts].filter(isMissed), id).toEqual([]);
  }
});

test('new IDs are unique, valid and evenly distributed', () => {
  const ids = randomIds(10_000, 'ITA');
  expect(new Set(ids).size).toBe(10_000);
  expect(ids.map((id) => formedId(id, prefixes))).toEqual(ids.map((id) => ({ form: 'new', id })));
  // Each of the 32 characters should occur 3,750 times, give or take 60. Chance hardly ever changes that by 400.
  const bodies = ids.map((id) => id.replace(/^ITA-|-/g, '').slice(0, 12)).join('');
  const counts = Map.groupBy(bodies, (sign) => sign);
  expect([...counts.keys()].sort()).toEqual(alphabet);
  for (const { length } of counts.values()) expect(Math.abs(length - 3750)).toBeLessThan(400);
});

test('an ID that is already taken, in any spelling, is never generated again', () => {
  let made = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(made++ < 3 ? 0 : 1);
    return bytes;
  });
  const ids = randomIds(1, 'ITA', ['ita oooo 0000 00000']);
  expect(ids).toEqual([expect.stringMatching(/^ITA-1111-1111-1111.$/)]);
});
