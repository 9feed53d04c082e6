export interface Goal {
  readonly text: string;
  readonly isMet: boolean;
}

/** Prints the goals. If a goal is missed, the command exits with 1. */
export function reportGoals(goals: readonly Goal[]): void {
  console.log('\ngoals');
  for (const { text, isMet } of goals) console.log(`${isMet ? 'met   ' : 'MISSED'}  ${text}`);
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** The quantile of `values` at `part`, such as the median at 0.5. NaN without values, or if a value is NaN. */
export function quantile(values: readonly number[], part: number): number {
  if (values.some(Number.isNaN)) return Number.NaN;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}
