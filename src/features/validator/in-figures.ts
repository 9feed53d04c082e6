/** A whole number as it is written in India: 12,34,567. */
export function inFigures(count: number): string {
  return count.toLocaleString('en-IN');
}
