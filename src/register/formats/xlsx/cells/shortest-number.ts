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
