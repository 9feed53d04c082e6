import { expect, test } from 'vitest';
import type { MeasuredLoad } from './measure-pages.ts';
import { clickGoals, clicksReport, pageGoals, pagesReport } from './site-report.ts';
import { runWith } from './testing/page-run.ts';

test('a page meets its goals with full scores, LCP at 0.65 of the baseline, and nothing that blocks or moves', () => {
  expect(pageGoals([load(runWith({ lcp: 1300 }))]).map(({ isMet }) => isMet)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('each goal is missed for a reason of its own', () => {
  const missed = runWith({ lcp: 1301, tbt: 1, cls: 0.001, performance: 99 });
  expect(pageGoals([load(missed)]).filter(({ isMet }) => isMet)).toEqual([]);
});

test('what could not be measured meets no goal', () => {
  const none = runWith({ lcp: NaN, tbt: NaN, cls: NaN, performance: NaN });
  expect(pageGoals([load(none)]).filter(({ isMet }) => isMet)).toEqual([]);
});

test('the report names what keeps a score from 100', () => {
  const pages = [load(runWith({ complaints: ['seo: canonical'] }))];
  expect(pagesReport({ pages, empty: runWith({}) })).toContain('Home, seo: canonical');
});

test('the last row is what the browser and the machine take for a page with nothing on it', () => {
  const lines = pagesReport({ pages: [load(runWith({}))], empty: runWith({ lcp: 600, tbt: 26 }) });
  expect(lines[3]).toMatch(/^An empty page .* 600 +700 +26 +0\.000 +80\.0$/);
});

test('ways are compared by their medians, and the report tells how our pages came', () => {
  const clicks = [
    {
      way: { name: 'Home → Courses', from: '/', link: 'a' },
      ours: [click(300), click(100), click(200)],
      baseline: [click(200), click(200), click(900)],
    },
  ];
  expect(clickGoals(clicks)).toEqual([
    { text: "Home → Courses: at most the baseline's", isMet: true },
  ]);
  expect(clicksReport(clicks)[1]).toMatch(/200 +200 +1\.00 +3 +0 +0$/);
});

function click(milliseconds: number) {
  return { milliseconds, preloaded: 'prerendered' } as const;
}

function load(ours: MeasuredLoad['ours']): MeasuredLoad {
  return { page: { name: 'Home', path: '/' }, ours, baseline: runWith({ lcp: 2000 }) };
}
