/** A fraction after a whole number, in a format of one section: `# ?/?`, `0 ??/16`. */
const mixed = /^[^;]*([#0])\s+[?#0]+\s*\/[^;]*$/;

/**
 * The fraction that numfmt 4.0.1 shows, with the right whole number: it rounds that up from 0.95 on, so that it shows
 * 0.99 in `# ??/??` as `1 98/99` and in `# ?/?` as `1 1/1`. Excel shows ` 98/99` and `1`.
 *
 * @param shown what numfmt made of the value in the format `code`
 */
export function withWholeNumber(shown: string, value: number, code: string): string {
  const parts = /^(\D*?)\d*(\s*)(\d+)(\s*\/\s*)(\d+)(\s*)$/.exec(shown);
  const [, digit] = mixed.exec(code) ?? [];
  if (parts === null || digit === undefined) return shown;
  const [, sign = '', gap = '', over = '', slash = '', under = '', end = ''] = parts;
  const isOne = over === under;
  const whole = Math.floor(Math.abs(value)) + Number(isOne);
  const fraction = `${over}${slash}${under}${end}`;
  const wholeText = whole === 0 && digit === '#' ? '' : String(whole);
  return `${sign}${wholeText}${gap}${isOne ? ' '.repeat(fraction.length) : fraction}`;
}
