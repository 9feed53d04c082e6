import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber, readPlainNumber } from './plain-number.ts';

const bytesOf = (text: string) => new TextEncoder().encode(`${text}<`);
const plain = (text: string) => readPlainNumber(bytesOf(text), 0, text.length);

test('numbers in plain digits are the numbers that JavaScript reads', () => {
  const numbers = fc.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat(999_999));
  fc.assert(
    fc.property(numbers, ([whole, decimals]) => {
      expect(plain(`${whole}`)).toBe(whole);
      expect(plain(`${whole}.${decimals}`)).toBe(Number(`${whole}.${decimals}`));
    }),
  );
});

test('anything else is left to the slow way', () => {
  for (const text of ['', '-', '.', '1e5', ' 1', '1 ', '12345678901234567', 'a', '1.2.3']) {
    expect(plain(text), text).toBeNaN();
  }
});

test('the slow way reads what xsd:double allows, and nothing else', () => {
  expect([' 1E-3 ', '+.5', '-1.', '1152921504606846976'].map(parseNumber)).toEqual([
    0.001,
    0.5,
    -1,
    2 ** 60,
  ]);
  for (const text of ['', ' ', 'NaN', 'INF', '0x10', '1_0', '1e', '--1', '1,5']) {
    expect(parseNumber(text), text).toBeNaN();
  }
});
