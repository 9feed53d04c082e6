/** The same of our site and of the baseline. */
export interface Both<Value> {
  readonly ours: Value;
  readonly baseline: Value;
}

export interface Rounds {
  readonly rounds: number;
  /** Is asked before each round, so that what was started is ended in order. */
  readonly limit: AbortSignal;
}

/** Measures ours and the baseline in turn, round by round, so that both meet the machine in the same mood. */
export async function inTurn<Subject, Result>(
  subjects: Both<Subject>,
  { rounds, limit }: Rounds,
  measure: (subject: Subject) => Promise<Result>,
): Promise<Both<Result[]>> {
  const ours: Result[] = [];
  const baseline: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    limit.throwIfAborted();
    ours.push(await measure(subjects.ours));
    baseline.push(await measure(subjects.baseline));
  }
  return { ours, baseline };
}
