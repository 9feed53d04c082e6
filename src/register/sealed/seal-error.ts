/** One thing that keeps a register from being sealed, for the owner. */
export interface SealProblem {
  /** In the sheet, counted from 1; absent where it is not about a row. */
  readonly row?: number;
  /** What is wrong and what to do, in whole sentences. */
  readonly text: string;
}

/** Thrown when a register can't be sealed as it is; nothing has been written then. */
export class SealError extends Error {
  override readonly name = 'SealError';
  /** All of them, in the order of the rows. */
  readonly problems: readonly SealProblem[];

  constructor(problems: readonly SealProblem[]) {
    super(problems.map(problemLine).join('\n'));
    this.problems = problems;
  }
}

function problemLine({ row, text }: SealProblem): string {
  return row === undefined ? text : `Row ${row}: ${text}`;
}
