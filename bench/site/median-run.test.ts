import { expect, test } from 'vitest';
import { medianRun } from './median-run.ts';

test('the median run is the one in the middle by performance score', () => {
  const [best, middle, worst] = [run(100, 900), run(98, 800), run(90, 700)];
  expect(medianRun([worst, best, middle])).toBe(middle);
});

test('among equal scores it is the one in the middle by LCP', () => {
  const [quick, middle, slow] = [run(100, 700), run(100, 800), run(100, 900)];
  expect(medianRun([slow, quick, middle])).toBe(middle);
});

function run(performance: number, lcp: number) {
  return { scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100 }, lcp };
}
