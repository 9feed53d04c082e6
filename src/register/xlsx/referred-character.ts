/**
 * The code point that a character or entity reference stands for, given without its `&` and `;`
 * (XML 1.0, 4.1 and 4.6); 0 if it stands for no character that XML allows.
 */
export function referredCharacter(reference: string): number {
  const code = /^#(\d+|x[\da-f]+)$/i.test(reference)
    ? Number(reference.slice(1).replace(/x/i, '0x'))
    : (entities.get(reference) ?? 0);
  return code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0 : code;
}

const entities = new Map([
  ['amp', 0x26],
  ['lt', 0x3c],
  ['gt', 0x3e],
  ['quot', 0x22],
  ['apos', 0x27],
]);
