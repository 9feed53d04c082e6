import { expect, test } from 'vitest';
import { medianRun } from './median-run.ts';
import { runWith } from './testing/page-run.ts';

test('each figure is the median of its own', () => {
  const runs = [
    runWith({ performance: 100, lcp: 900, tbt: 40 }),
    runWith({ performance: 98, lcp: 700, tbt: 0 }),
    runWith({ performance: 99, lcp: 800, tbt: 0 }),
  ];
  expect(medianRun(runs)).toEqual(runWith({ performance: 99, lcp: 800, tbt: 0 }));
});

test('what kept a single run from 100 is told', () => {
  const complaint = 'performance: total-blocking-time 120 ms';
  const runs = [runWith({}), runWith({ complaints: [complaint] }), runWith({})];
  expect(medianRun(runs).complaints).toEqual([complaint]);
});

test('a figure that one run lacks has no median', () => {
  expect(medianRun([runWith({}), runWith({ lcp: Number.NaN }), runWith({})]).lcp).toBeNaN();
});
