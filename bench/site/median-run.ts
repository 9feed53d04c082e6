import type { PageRun } from './run-lighthouse.ts';

/** The run in the middle by performance score, and among equal scores by LCP, so that all figures are of one run. */
export function medianRun<Run extends Pick<PageRun, 'scores' | 'lcp'>>(runs: readonly Run[]): Run {
  const sorted = runs.toSorted(
    (a, b) => b.scores.performance - a.scores.performance || a.lcp - b.lcp,
  );
  const run = sorted[Math.floor(sorted.length / 2)];
  if (!run) throw new Error('There is no run to take the median of.');
  return run;
}
