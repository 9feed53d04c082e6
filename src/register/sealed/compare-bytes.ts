/** Below 0, 0 or above 0, as `sort` wants it. */
export function compareBytes(some: Uint8Array, others: Uint8Array): number {
  for (let i = 0; i < some.length && i < others.length; i++) {
    const difference = (some[i] ?? 0) - (others[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return some.length - others.length;
}
