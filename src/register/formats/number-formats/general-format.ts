/**
 * A number in the format General, as a wide enough cell of Excel shows it: at most eleven characters
 * without the sign, so that the decimals are rounded to what fits, and scientific notation with six
 * digits where that would lose the number's size (ECMA-376 part 1, 18.8.30).
 *
 * A whole number of up to fifteen digits shows them all, as in Google Sheets and LibreOffice: Excel would show
 * all IDs of a year as the same `2.02403E+11` (R7).
 */
export function generalText(value: number): string {
  const width = value < 0 ? 12 : 11;
  const shortest = String(value);
  if (shortest.length <= width && !shortest.includes('e')) return shortest;
  const size = Math.abs(value);
  if (Number.isInteger(value) && size < 1e15) return shortest;
  if (size >= 1e11 || size < 1e-9) return scientific(value);

  const exponent = Math.floor(Math.log10(size));
  // Below 0.0001 the decimals stay only if all of them fit.
  const decimals = exponent < -4 ? 12 : exponent < 0 ? 9 : Math.max(0, 9 - exponent);
  const plain = withoutZeros(value.toFixed(decimals));
  return plain.length <= width ? plain : scientific(value);
}

function scientific(value: number): string {
  const [digits = '', exponent = ''] = value.toExponential(5).split('e');
  const sign = exponent.startsWith('-') ? '-' : '+';
  return `${withoutZeros(digits)}E${sign}${exponent.slice(1).padStart(2, '0')}`;
}

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
}
