/**
 * The shape of an ID, such as `AAA-0000-0000` for `ITA-2024-0017`: a zero for each digit, `A` for each capital and `a`
 * for each small letter. The zero is that of the digit's own script. All other characters stand for themselves.
 */
export function shapeOfId(id: string): string {
  return id
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/\p{Ll}/gu, 'a')
    .replaceAll(/\p{Nd}/gu, zeroOf);
}

/**
 * Whether an ID has a shape. A shape may also hold letters as they stand: `ITA-2024-0017` has the shape `ITA-0000-0000`.
 * In a shape, `A` is any capital and `a` any small letter.
 */
export function hasShape(id: string, shape: string): boolean {
  if (id.length !== shape.length) return false;
  const general = shapeOfId(id);
  for (let at = 0; at < shape.length; at++) {
    if (shape[at] !== id[at] && shape[at] !== general[at]) return false;
  }
  return true;
}

/** Whether an ID has a shape, or one with more digits at its end: after 99 comes 100. */
export function isOfShape(id: string, shape: string): boolean {
  if (id.length < shape.length) return false;
  const short = (text: string, digits: RegExp) => text.replace(digits, '0');
  return (
    hasShape(id, shape) ||
    (/(?<!\d)[1-9]\d*$/.test(id) && hasShape(short(id, /(?<!\d)\d+$/), short(shape, /(?<!0)0+$/)))
  );
}

/** Whether a text is only the beginning of an ID, such as `ITA-2024-` of an ID with the shape `ITA-0000-0000`. */
export function isCutOff(text: string, shapes: readonly string[]): boolean {
  const isOf = (shape: string) => hasShape(text, shape);
  return text !== '' && !shapes.some(isOf) && shapes.some((it) => isOf(it.slice(0, text.length)));
}

/** Returns a function that finds in a text what has one of the shapes, with no letter or digit beside it. */
export function shapeFinder(shapes: readonly string[]): (text: string) => readonly string[] {
  const patterns = [...shapes]
    .sort((one, other) => other.length - one.length)
    .map((shape) => Array.from(shape, patternOfSign).join(''));
  const letter = String.raw`[\p{L}\p{M}\p{N}]`;
  const any = new RegExp(`(?<!${letter})(?:${patterns.join('|')})(?!${letter})`, 'gu');
  return (text) => (shapes.length === 0 ? [] : (text.match(any) ?? []));
}

function patternOfSign(sign: string): string {
  if (sign === 'A') return String.raw`\p{Lu}`;
  if (sign === 'a') return String.raw`\p{Ll}`;
  if (sign === '0') return String.raw`\d`;
  return /\p{Nd}/u.test(sign)
    ? String.raw`\p{Nd}`
    : sign.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`);
}

/** The zero of a digit's script. */
function zeroOf(digit: string): string {
  return String.fromCodePoint((digit.codePointAt(0) ?? 0) - digitValue(digit));
}

/** The value of a digit of any script. Unicode has the ten digits of a script one after the other. */
export function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
