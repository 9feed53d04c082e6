import { expect, test } from 'vitest';
import { medianOf, pageFigures, pageGoals } from './lighthouse.ts';

const category = (score: number) => ({ score, auditRefs: [] });
const full = { score: 100, lcp: 900, cls: 0 };

test('the score is the lowest of the four, as Lighthouse shows it', () => {
  const categories = {
    performance: category(0.994),
    accessibility: category(1),
    'best-practices': category(1),
    seo: category(0.9),
  };
  const audits = {
    'largest-contentful-paint': { score: 1, numericValue: 1500.4 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
  };
  expect(pageFigures({ categories, audits })).toEqual({ score: 90, lcp: 1500.4, cls: 0 });
});

test('each figure is the median of its own; what one run could not measure meets no goal', () => {
  const runs = [full, { score: 98, lcp: 700, cls: 0 }, { score: 99, lcp: 800, cls: 0 }];
  expect(medianOf(runs)).toEqual({ score: 99, lcp: 800, cls: 0 });
  const unmeasured = medianOf([full, pageFigures({ categories: {}, audits: {} }), full]);
  expect(pageGoals('Home', unmeasured, full).map(({ isMet }) => isMet)).not.toContain(true);
});

test.each([
  [{ ...full, lcp: 1350 }, [true, true, true]],
  [{ score: 99, lcp: 1351, cls: 0.001 }, [false, false, false]],
])('%j meets its goals beside an empty page: %j', (figures, met) => {
  const goals = pageGoals('Home', figures, { ...full, lcp: 1000 });
  expect(goals.map(({ isMet }) => isMet)).toEqual(met);
});
