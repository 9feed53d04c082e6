import { expect, test } from 'vitest';
import { pageGoals, pagesReport } from './site-report.ts';
import { runWith } from './testing/page-run.ts';

test('a page meets its goals with full scores, LCP at 1.35 of an empty page’s, and nothing that moves', () => {
  expect(goalsOf(runWith({ lcp: 1350 }))).toEqual([true, true, true]);
});

test('each goal is missed for a reason of its own', () => {
  expect(goalsOf(runWith({ lcp: 1351, cls: 0.001, performance: 99 }))).toEqual([
    false,
    false,
    false,
  ]);
});

test('what could not be measured meets no goal', () => {
  const none = runWith({ lcp: NaN, cls: NaN, performance: NaN });
  expect(goalsOf(none)).toEqual([false, false, false]);
});

test('the report names what keeps a score from 100', () => {
  const report = pagesReport(loads(runWith({ complaints: ['seo: canonical'] })));
  expect(report).toContain('Home, seo: canonical');
});

test('the report gives each page’s ratio, and the empty page in the last row', () => {
  const lines = pagesReport(loads(runWith({ lcp: 1100 })));
  expect(lines[1]).toMatch(/^Home .* 1100 .* 1\.10$/);
  expect(lines[2]).toMatch(/^An empty page .* 1000 +700 +0 +0\.000 +80\.0 +1\.00$/);
});

function goalsOf(run: ReturnType<typeof runWith>): boolean[] {
  return pageGoals(loads(run)).map(({ isMet }) => isMet);
}

function loads(run: ReturnType<typeof runWith>) {
  return { pages: [{ page: { name: 'Home', path: '/' }, run }], empty: runWith({ lcp: 1000 }) };
}
