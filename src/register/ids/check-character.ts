/** Crockford's base 32: digits and capital letters without I, L, O and U. */
export const idAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The check character of a text in {@link idAlphabet}. One wrong character, two neighbours swapped, two swapped over
 * one, and a doubled pair that became another all change it.
 *
 * @throws RangeError for a character outside the alphabet
 */
export function checkCharacter(text: string): string {
  return idAlphabet.charAt(checkValue(Array.from(text, valueOf)));
}

/**
 * The same for the characters' values, 0 to 31, over GF(32) with x⁵ = x² + 1: beginning with 0, x becomes
 * (x + value) · 2 for each. The result is a value too.
 */
export function checkValue(values: Iterable<number>): number {
  let x = 0;
  for (const value of values) x = doubled(x ^ value);
  return x;
}

function valueOf(character: string): number {
  const value = idAlphabet.indexOf(character);
  if (value < 0) throw new RangeError(`"${character}" is no character of an ID`);
  return value;
}

/** Multiplied by 2 in GF(32); 37 is the field's polynomial, x⁵ + x² + 1. */
function doubled(x: number): number {
  const shifted = x << 1;
  return shifted & 32 ? shifted ^ 37 : shifted;
}
