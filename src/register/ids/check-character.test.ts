import { describe, expect, it } from 'vitest';
import { checkCharacter, checkValue } from './check-character.ts';

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
