import { median } from '../median.ts';
import type { PageRun } from './run-lighthouse.ts';

/** The median of each figure by itself, and what kept any of the runs from 100. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  const middle = (figure: (run: PageRun) => number) => median(runs.map(figure));
  return {
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    fcp: middle(({ fcp }) => fcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    bytes: middle(({ bytes }) => bytes),
    complaints: runs.flatMap(({ complaints }) => complaints),
  };
}
