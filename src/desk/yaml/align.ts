/** One step from an old list to a new one: stays or changes (both), goes (`from` only), comes (`to` only). */
export interface Step {
  readonly from?: number;
  readonly to?: number;
  /** Whether it stays, but not in its place. */
  readonly isMoved?: boolean;
}

/**
 * The fewest steps from one list of names to another. What has one name in both is the same. `in-place` takes an entry
 * for changed where another is in its place; `by-name` takes it for gone.
 */
export function aligned(
  old: readonly string[],
  wanted: readonly string[],
  kind: 'in-place' | 'by-name',
): Step[] {
  const staying = longestCommon(old, wanted);
  const steps: Step[] = [];
  let from = 0;
  let to = 0;
  for (const pair of [...staying, { from: old.length, to: wanted.length }]) {
    steps.push(...between(range(from, pair.from), range(to, pair.to), kind));
    if (pair.from < old.length) steps.push(pair);
    from = pair.from + 1;
    to = pair.to + 1;
  }
  return withMoves(steps, old, wanted);
}

function between(gone: number[], come: number[], kind: 'in-place' | 'by-name'): Step[] {
  const paired = kind === 'in-place' ? Math.min(gone.length, come.length) : 0;
  return [
    ...gone.slice(0, paired).map((from, index) => ({ from, to: come[index] ?? 0 })),
    ...gone.slice(paired).map((from) => ({ from })),
    ...come.slice(paired).map((to) => ({ to })),
  ];
}

/** What comes and is the same as something that goes has only moved. */
function withMoves(
  steps: readonly Step[],
  old: readonly string[],
  wanted: readonly string[],
): Step[] {
  const gone = steps.flatMap(({ from, to }) =>
    from !== undefined && to === undefined ? [from] : [],
  );
  return steps.map((step) => {
    if (step.from !== undefined || step.to === undefined) return step;
    const from = gone.findIndex((index) => old[index] === wanted[step.to ?? 0]);
    if (from === -1) return step;
    return { ...step, from: gone.splice(from, 1)[0] ?? 0, isMoved: true };
  });
}

/** The longest common part of two lists, by dynamic programming; lists here have some hundred entries at most. */
function longestCommon(old: readonly string[], wanted: readonly string[]) {
  const length: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: wanted.length + 1 }, () => 0),
  );
  const at = (from: number, to: number) => length[from]?.[to] ?? 0;
  for (let from = old.length - 1; from >= 0; from -= 1) {
    for (let to = wanted.length - 1; to >= 0; to -= 1) {
      const row = length[from];
      if (!row) continue;
      row[to] =
        old[from] === wanted[to]
          ? at(from + 1, to + 1) + 1
          : Math.max(at(from + 1, to), at(from, to + 1));
    }
  }
  const pairs: { from: number; to: number }[] = [];
  let from = 0;
  let to = 0;
  while (from < old.length && to < wanted.length) {
    if (old[from] === wanted[to]) pairs.push({ from: from++, to: to++ });
    else if (at(from + 1, to) >= at(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}

function range(start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);
}
