import { expect, test } from 'vitest';
import {
  type LighthouseResult,
  medianRun,
  pageGoals,
  pageRun,
  type PageRun,
} from './lighthouse.ts';

const result: LighthouseResult = {
  categories: {
    performance: {
      score: 0.994,
      auditRefs: [
        { id: 'total-blocking-time', weight: 30 },
        { id: 'unused-javascript', weight: 0 },
        { id: 'speed-index', weight: 10 },
      ],
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 0.9, auditRefs: [{ id: 'canonical', weight: 1 }] },
  },
  audits: {
    'total-blocking-time': { score: 0.97, numericValue: 120, displayValue: '120 ms' },
    'unused-javascript': { score: 0.5 },
    'speed-index': { score: 1 },
    canonical: { score: 0 },
    'largest-contentful-paint': { score: 1, numericValue: 1500.4 },
    'first-contentful-paint': { score: 1, numericValue: 900 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
    'total-byte-weight': { score: 1, numericValue: 54_321 },
  },
};

test('a run holds the scores as Lighthouse shows them, the figures, and the audits that cost a score its 100', () => {
  expect(pageRun(result)).toEqual({
    figures: {
      ...{ performance: 99, accessibility: 100, practices: 100, seo: 90 },
      ...{ lcp: 1500.4, fcp: 900, tbt: 120, cls: 0, bytes: 54_321 },
    },
    complaints: ['performance: total-blocking-time 120 ms', 'seo: canonical'],
  });
});

test('each figure is the median of its own, and what any run complained of is told', () => {
  const runs = [
    runWith({ performance: 100, lcp: 900, tbt: 40 }),
    { ...runWith({ performance: 98, lcp: 700, tbt: 0 }), complaints: ['seo: canonical'] },
    runWith({ performance: 99, lcp: 800, tbt: 0 }),
  ];
  const expected = runWith({ performance: 99, lcp: 800, tbt: 0 });
  expect(medianRun(runs)).toEqual({ ...expected, complaints: ['seo: canonical'] });
});

test('a page meets its goals with full scores, LCP at 1.35 of an empty page’s, and nothing that moves', () => {
  expect(goalsOf(runWith({ lcp: 1350 }))).toEqual([true, true, true]);
});

test('each goal is missed for a reason of its own', () => {
  const missed = runWith({ lcp: 1351, cls: 0.001, seo: 99 });
  expect(goalsOf(missed)).toEqual([false, false, false]);
});

test('what one run could not measure meets no goal', () => {
  const runs = [runWith({}), pageRun({ categories: {}, audits: {} }), runWith({})];
  expect(goalsOf(medianRun(runs))).toEqual([false, false, false]);
});

function goalsOf(run: PageRun): boolean[] {
  return pageGoals('Home', run, runWith({ lcp: 1000 })).map(({ isMet }) => isMet);
}

/** A run that meets every goal, but for the figures that are given. */
function runWith(figures: Partial<PageRun['figures']>): PageRun {
  const scores = { performance: 100, accessibility: 100, practices: 100, seo: 100 };
  return {
    figures: { ...scores, lcp: 900, fcp: 700, tbt: 0, cls: 0, bytes: 80_000, ...figures },
    complaints: [],
  };
}
