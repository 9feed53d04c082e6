import { damaged } from '../../../faults/register-fault.ts';

/**
 * Reads a number in plain digits, as nearly all are, straight from the bytes; NaN where the text from `start` to `end`
 * is anything else.
 */
export function readPlainNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  const isNegative = bytes[at] === MINUS;
  if (isNegative) at++;
  const first = at;
  let value = 0;
  let decimals = 0;
  let digit = (bytes[at] ?? 0) - ZERO;
  while (digit >= 0 && digit <= 9) {
    value = value * 10 + digit;
    digit = (bytes[++at] ?? 0) - ZERO;
  }
  if (digit === POINT - ZERO && at > first) {
    const firstDecimal = at + 1;
    digit = (bytes[++at] ?? 0) - ZERO;
    while (digit >= 0 && digit <= 9) {
      value = value * 10 + digit;
      digit = (bytes[++at] ?? 0) - ZERO;
    }
    decimals = at - firstDecimal;
  }
  if (at !== end || at === first || at - first > EXACT_DIGITS) return Number.NaN;
  // Both are exact, so the quotient is rounded once and is the number that was written.
  const size = decimals === 0 ? value : value / 10 ** decimals;
  return isNegative ? -size : size;
}

/** @throws RegisterFault `damaged` if the text is no number, or one too large for a spreadsheet. */
export function finiteNumber(text: string): number {
  const value = parseNumber(text);
  if (!Number.isFinite(value)) throw damaged('a cell of type number holds none');
  return value;
}

/** The number that a text is, by the grammar of xsd:double without INF and NaN; NaN if it is none. */
export function parseNumber(text: string): number {
  return /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(text) ? Number(text) : Number.NaN;
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
/** Whole numbers of so many digits are exact, and so are powers of ten up to the 22nd. */
const EXACT_DIGITS = 15;
