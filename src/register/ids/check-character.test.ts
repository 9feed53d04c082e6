import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCharacter, checkValue } from './check-character.ts';

test.each([
  ['7K3M9QXD2FWA', 'K'],
  ['000000000001', '2'],
  ['ZYXWVTSRQPNM', '3'],
])('the check character of %s is %s', (text, character) => {
  expect(checkCharacter(text)).toBe(character);
});

test('a character outside the alphabet has no check character', () => {
  expect(() => checkCharacter('7K3O')).toThrow(RangeError);
});

const body = fc.array(fc.nat(31), { minLength: 12, maxLength: 12 });

// So that an error is found in every ID or in none.
test('the check value of a difference is the difference of the check values', () => {
  fc.assert(
    fc.property(body, body, (one, other) => {
      const difference = one.map((value, at) => value ^ (other[at] ?? 0));
      expect(checkValue(difference)).toBe(checkValue(one) ^ checkValue(other));
    }),
  );
});

test.each([
  ['a wrong character', [1]],
  ['a swap of neighbours, or a doubled pair that became another', [1, 1]],
  ['a swap over one', [1, 0, 1]],
])('%s makes another check character, wherever it is', (_, places) => {
  for (let value = 1; value < 32; value++) {
    for (let at = 0; at + places.length <= 13; at++) {
      const difference = new Uint8Array(13);
      difference.set(
        places.map((isWrong) => isWrong * value),
        at,
      );
      expect(checkValue(difference.subarray(0, 12))).not.toBe(difference[12]);
    }
  }
});
