import type { XmlCursor } from './xml-cursor.ts';

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

/**
 * Whether the text from `start` to the next tag is what the format General shows of it: plain digits,
 * short enough for a cell, without zeros to spare.
 */
export function isShortest(bytes: Uint8Array, start: number): boolean {
  const first = bytes[start] === 0x2d ? start + 1 : start;
  if (bytes[first] === 0x30 && bytes[first + 1] !== 0x2e) return false;
  let point = 0;
  let at = first;
  for (let byte; (byte = bytes[at] ?? 0) !== 0x3c; at++) {
    if (byte === 0x2e && point === 0 && at > first) point = at;
    else if (byte < 0x30 || byte > 0x39) return false;
  }
  const last = bytes[at - 1];
  return at > first && at <= first + 11 && (point === 0 || (last !== 0x30 && last !== 0x2e));
}

/** The number that a text is, by the grammar of xsd:double without INF and NaN; NaN if it is none. */
export function parseNumber(text: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

const POINT = 0x2e - 0x30;
const LESS = 0x3c - 0x30;
/** Whole numbers of so many digits are exact, and so are powers of ten up to the 22nd. */
const EXACT_DIGITS = 15;
