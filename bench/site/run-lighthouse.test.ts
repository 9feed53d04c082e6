import { expect, test } from 'vitest';
import { pageRun, type LighthouseResult } from './run-lighthouse.ts';

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

test('a run holds the four scores as Lighthouse shows them, and the figures', () => {
  expect(pageRun(result)).toMatchObject({
    scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 90 },
    lcp: 1500.4,
    fcp: 900,
    tbt: 120,
    cls: 0,
    bytes: 54_321,
  });
});

test('it names the audits that cost a score its 100, and no others', () => {
  expect(pageRun(result).complaints).toEqual([
    'performance: total-blocking-time 120 ms',
    'seo: canonical',
  ]);
});

test('a figure that Lighthouse does not give is none', () => {
  expect(pageRun({ categories: {}, audits: {} }).lcp).toBeNaN();
});
