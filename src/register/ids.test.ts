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
])('%j is an ID of the new form, and read as it is printed', (typed, id) => {
  expect(formedId(typed, prefixes)).toEqual({ form: 'new', id });
  expect(formedId(typed, [])).toEqual({ form: 'other' });
});

test.each([
  ['an old ID', 'ITA-2024-0007'],
  ['another prefix', 'XYZ-7K3M-9QXD-2FWA9'],
  ['a letter that the alphabet lacks', 'ITA-7U3M-9QXD-2FWAK'],
  ['a character too many', 'ITA-7K3M-9QXD-2FWAKK'],
  ['nothing', ''],
  ['a long text', `${' '.repeat(64)}ITA-7K3M-9QXD-2FWAK`],
])('of another form is %s', (_, typed) => {
  expect(formedId(typed, prefixes)).toEqual({ form: 'other' });
});

type Characters = readonly string[];

test.each<[string, (id: Characters) => Characters[]]>([
  [
    'one wrong character',
    (id) => id.flatMap((_, at) => alphabet.map((other) => id.with(at, other))),
  ],
  ['a swap of neighbours', (id) => id.slice(1).map((_, at) => swapped(id, at, at + 1))],
  ['a swap over one', (id) => id.slice(2).map((_, at) => swapped(id, at, at + 2))],
  [
    'a doubled pair that became another',
    (id) =>
      id.flatMap((_, at) =>
        id[at] === id[at + 1] ? alphabet.map((other) => id.toSpliced(at, 2, other, other)) : [],
      ),
  ],
])('the check character tells %s', (_, changes) => {
  for (const id of randomIds(1000, 'ITA')) {
    const characters = Array.from(id.replace(/^ITA-|-/g, ''));
    const texts = new Set(changes(characters).map((changed) => changed.join('')));
    texts.delete(characters.join(''));
    const missed = [...texts].filter(
      (text) => formedId(`ITA${text}`, prefixes).form !== 'mistyped',
    );
    expect(missed, id).toEqual([]);
  }
});

function swapped(id: Characters, one: number, other: number): Characters {
  return id.with(one, id[other] ?? '').with(other, id[one] ?? '');
}

test('new IDs are of the form that is read, and no two are alike', () => {
  const ids = randomIds(10_000, 'ITA');
  expect(new Set(ids).size).toBe(10_000);
  for (const id of ids) expect(formedId(id, prefixes)).toEqual({ form: 'new', id });
});

test('every character of the alphabet is as likely as any other', () => {
  // All 256 values of a byte, in their order.
  let next = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.forEach((_, at) => (bytes[at] = next++ % 256));
    return bytes;
  });
  // 64 IDs of 12 characters take each value of a byte three times.
  const bodies = Array.from({ length: 64 }, () => randomIds(1, 'XY')[0]?.replace(/^XY-|-/g, ''));
  const counts = Map.groupBy(bodies.map((body) => body?.slice(0, 12)).join(''), (sign) => sign);
  expect([...counts.keys()].sort()).toEqual(alphabet);
  expect(new Set([...counts.values()].map(({ length }) => length))).toEqual(new Set([24]));
});

test('an ID that is taken, however it is written, is never made', () => {
  let made = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(made++ < 3 ? 0 : 1);
    return bytes;
  });
  const ids = randomIds(1, 'ITA', ['ita oooo 0000 00000']);
  expect(ids).toEqual([expect.stringMatching(/^ITA-1111-1111-1111.$/)]);
  expect(made).toBe(4);
});
