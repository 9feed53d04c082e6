/**
 * The middle value; of an even number of values the upper of the two in the middle; NaN of none, and when one of
 * them is NaN.
 */
export function median(values: readonly number[]): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
