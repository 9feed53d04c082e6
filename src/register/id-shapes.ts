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

/** The zero of a digit's script: Unicode has the ten digits of a script one after the other. */
function zeroOf(digit: string): string {
  if (digit <= '9') return '0';
  let code = digit.codePointAt(0) ?? 0;
  for (let steps = 0; steps < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1)); steps++) code--;
  return String.fromCodePoint(code);
}
