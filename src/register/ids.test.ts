import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { checkCharacter, checkValue, formedId, idAlphabet, printedId, randomIds } from './ids.ts';

afterEach(() => vi.restoreAllMocks());

const prefixes = ['ITA'];

describe('an ID of the new form', () => {
  it.each([
    [' ita 7k3m 9qxd 2fwak', 'ITA-7K3M-9QXD-2FWAK'],
    ['ITA\u20137K3M\u20139QXD\u20132FWAK', 'ITA-7K3M-9QXD-2FWAK'],
    ['ita-oooo-oooo-000l2', 'ITA-0000-0000-00012'],
    ['1TA7K3M9QXD2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
    ['\uff29\uff34\uff21-7K3M-9QXD-2FWAK', 'ITA-7K3M-9QXD-2FWAK'],
  ])('%j is read as it is printed', (typed, id) => {
    expect(formedId(typed, prefixes)).toEqual({ form: 'new', id });
  });

  it('with one wrong character is told', () => {
    expect(formedId('ITA-7M3M-9QXD-2FWAK', prefixes)).toEqual({ form: 'mistyped' });
  });

  it.each([
    ['an old ID', 'ITA-2024-0007'],
    ['another prefix', 'XYZ-7K3M-9QXD-2FWA9'],
    ['a letter that the alphabet lacks', 'ITA-7U3M-9QXD-2FWAK'],
    ['a character too many', 'ITA-7K3M-9QXD-2FWAKK'],
    ['nothing', ''],
    ['a long text', `${' '.repeat(64)}ITA-7K3M-9QXD-2FWAK`],
  ])('is not %s', (_, typed) => {
    expect(formedId(typed, prefixes)).toEqual({ form: 'other' });
  });

  it('is none where the academy has no prefix', () => {
    expect(formedId('ITA-7K3M-9QXD-2FWAK', [])).toEqual({ form: 'other' });
  });

  it('is printed in groups, with its check character', () => {
    expect(printedId('ITA', '7K3M9QXD2FWA')).toBe('ITA-7K3M-9QXD-2FWAK');
  });
});

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

describe('the check character', () => {
  it.each([
    ['7K3M9QXD2FWA', 'K'],
    ['000000000001', '2'],
    ['ZYXWVTSRQPNM', '3'],
  ])('of %s is %s', (text, character) => {
    expect(checkCharacter(text)).toBe(character);
  });

  it('is refused for a character outside the alphabet', () => {
    expect(() => checkCharacter('7K3O')).toThrow(RangeError);
  });

  describe('over 10,000 IDs, misses', () => {
    it('no single wrong character', () => {
      expect(missed(singleErrors)).toBe(0);
    });

    it('no swap of neighbours', () => {
      expect(missed((id, isMissed) => swaps(id, 1, isMissed))).toBe(0);
    });

    it('no swap over one', () => {
      expect(missed((id, isMissed) => swaps(id, 2, isMissed))).toBe(0);
    });

    it('no doubled pair that became another', () => {
      expect(missed(doubledPairs)).toBe(0);
    });
  });
});

/** The values of an ID's characters, the last of them the check character's. */
type Id = Uint8Array;

/** Makes every change of a kind in the ID, calls back for each, and takes it back. */
type Changes = (id: Id, seen: () => void) => void;

function missed(changes: Changes): number {
  let count = 0;
  for (let seed = 0; seed < 10_000; seed++) {
    const id = idFor(seed);
    const body = id.subarray(0, -1);
    changes(id, () => {
      if (checkValue(body) === id[12]) count++;
    });
  }
  return count;
}

/** The same for the same seed; every third holds a doubled pair (a linear congruential generator). */
function idFor(seed: number): Id {
  let state = Math.imul(seed, 2_654_435_761);
  const id = new Uint8Array(13).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 27;
  });
  if (seed % 3 === 0) id.copyWithin(seed % 11, (seed % 11) + 1, (seed % 11) + 2);
  id[12] = checkValue(id.subarray(0, 12));
  return id;
}

function singleErrors(id: Id, seen: () => void): void {
  id.forEach((right, place) => {
    for (let value = 0; value < 32; value++) {
      if (value === right) continue;
      id[place] = value;
      seen();
    }
    id[place] = right;
  });
}

function swaps(id: Id, distance: number, seen: () => void): void {
  for (let place = 0; place + distance < id.length; place++) {
    const [one = 0, other = 0] = [id[place], id[place + distance]];
    if (one === other) continue;
    id.set([other], place);
    id.set([one], place + distance);
    seen();
    id.set([one], place);
    id.set([other], place + distance);
  }
}

function doubledPairs(id: Id, seen: () => void): void {
  for (let place = 0; place + 1 < id.length; place++) {
    const right = id[place] ?? 0;
    if (right !== id[place + 1]) continue;
    for (let value = 0; value < 32; value++) {
      if (value === right) continue;
      id.fill(value, place, place + 2);
      seen();
    }
    id.fill(right, place, place + 2);
  }
}
