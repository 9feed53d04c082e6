import type { XmlCursor } from '../xml/xml-tag.ts';

/**
 * Reads a number in plain digits, as nearly all are, straight from the bytes and moves the cursor
 * behind it. NaN, and the cursor stays, where the text is anything else up to the next tag.
 */
export function readPlainNumber(cursor: XmlCursor): number {
  const { bytes } = cursor;
  let at = cursor.at;
  const isNegative = bytes[at] === 0x2d;
  if (isNegative) at++;
  const start = at;
  let value = 0;
  let decimals = 0;
  let digit = (bytes[at] ?? 0) - 0x30;
  while (digit >= 0 && digit <= 9) {
    value = value * 10 + digit;
    digit = (bytes[++at] ?? 0) - 0x30;
  }
  if (digit === POINT && at > start) {
    const first = at + 1;
    digit = (bytes[++at] ?? 0) - 0x30;
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digit = (bytes[++at] ?? 0) - 0x30;
    }
    decimals = at - first;
  }
  if (digit !== LESS || at === start || at - start > EXACT_DIGITS) return Number.NaN;
  cursor.at = at;
  // Both are exact, so the quotient is rounded once and is the number that was written.
  const size = decimals === 0 ? value : value / 10 ** decimals;
  return isNegative ? -size : size;
}

const POINT = 0x2e - 0x30;
const LESS = 0x3c - 0x30;
/** Whole numbers of so many digits are exact, and so are powers of ten up to the 22nd. */
const EXACT_DIGITS = 15;
