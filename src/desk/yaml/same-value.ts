/** Whether two plain values are the same, with the fields of objects in the same order. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
