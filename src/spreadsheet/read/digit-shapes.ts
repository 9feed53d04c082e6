/**
 * The character code of the digit zero in each of 17 scripts. The index is the script's number in the locale of a
 * number format. The scripts are Arabic, Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
 * Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, Khmer and Mongolian. Ethiopic (number 0x11) has no zero.
 */
const zeros: readonly (number | undefined)[] = [
  ...[undefined, undefined, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6],
  ...[0xd66, 0xe50, 0xed0, 0xf20, 0x1040, undefined, 0x17e0, 0x1810],
];

/**
 * The character code of the zero that a format shows; undefined for European digits. For example, a format with
 * `[$-4000439]` or `[$-hi-IN,400]` shows Devanagari digits.
 */
export function zeroOf(code: string): number | undefined {
  const [, shape, shapeOfTag] =
    /\[\$[^\]-]*-(?:([\da-f]{1,2})[\da-f]{6}|[^\],]*,([\da-f]{1,2})[\da-f]{2})\]/i.exec(code) ?? [];
  return zeros[Number.parseInt(shape ?? shapeOfTag ?? '0', 16)];
}

/**
 * Writes the digits of `text` in the script whose 0 has the character code `zero`. Without `zero`, returns `text`
 * unchanged.
 */
export function inDigits(zero: number | undefined, text: string): string {
  if (zero === undefined) return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/**
 * Names the script of `digit` in the locale of a format, such as `,400` for Devanagari. Empty for European digits.
 */
export function localePartFor(digit: string): string {
  const code = digit.charCodeAt(0);
  const shape = zeros.findIndex((zero) => zero !== undefined && code >= zero && code <= zero + 9);
  return shape < 0 ? '' : `,${shape.toString(16)}00`;
}
