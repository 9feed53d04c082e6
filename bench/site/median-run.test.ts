import { expect, test } from 'vitest';
import { medianRun } from './median-run.ts';
import type { PageRun } from './run-lighthouse.ts';

test('each figure is the median of its own', () => {
  const runs = [
    run({ performance: 100, lcp: 900, tbt: 40 }),
    run({ performance: 98, lcp: 700, tbt: 0 }),
    run({ performance: 99, lcp: 800, tbt: 0 }),
  ];
  expect(medianRun(runs)).toEqual(run({ performance: 99, lcp: 800, tbt: 0 }));
});

test('what kept a single run from 100 is told', () => {
  const complaint = 'performance: total-blocking-time 120 ms';
  const runs = [run({}), run({ complaints: [complaint] }), run({})];
  expect(medianRun(runs).complaints).toEqual([complaint]);
});

test('a figure that one run lacks has no median', () => {
  expect(medianRun([run({}), run({ lcp: Number.NaN }), run({})]).lcp).toBeNaN();
});

interface Figures extends Pick<Partial<PageRun>, 'lcp' | 'tbt' | 'complaints'> {
  readonly performance?: number;
}

function run({ performance = 100, lcp = 900, tbt = 0, complaints = [] }: Figures): PageRun {
  const scores = { performance, accessibility: 100, 'best-practices': 100, seo: 100 };
  return { scores, lcp, fcp: 700, tbt, cls: 0, bytes: 80_000, complaints };
}
