import { goalLine, type Goal } from '../goal.ts';
import { tableLines } from '../table-lines.ts';
import { median } from '../median.ts';
import type { MeasuredClicks } from './measure-clicks.ts';
import type { MeasuredLoad, MeasuredLoads } from './measure-pages.ts';
import { categories, type PageRun } from './run-lighthouse.ts';

/** What our LCP may be at most of the baseline's. */
const largestLcpRatio = 0.65;

/** The table of all pages, what Lighthouse complained of, and the goals. */
export function pagesReport({ pages, empty }: MeasuredLoads): string[] {
  const rows = pages.flatMap(({ page, ours, baseline }) => [
    [page.name, 'ours', ...figures(ours), ratio(ours.lcp, baseline.lcp)],
    ['', 'baseline', ...figures(baseline), ''],
  ]);
  const complaints = pages.flatMap(({ page, ours }) =>
    ours.complaints.map((complaint) => `${page.name}, ${complaint}`),
  );
  return [
    ...tableLines([headings, ...rows, ['An empty page', '', ...figures(empty), '']]),
    '',
    ...(complaints.length > 0
      ? ['what kept single runs of ours from 100:', ...complaints, '']
      : []),
    ...pageGoals(pages).map(goalLine),
  ];
}

/** Whether the scores, LCP, TBT and CLS are what they should be, page by page. */
export function pageGoals(loads: readonly MeasuredLoad[]): Goal[] {
  return loads.flatMap(({ page, ours, baseline }) => [
    {
      text: `${page.name}: 100 in all four categories`,
      isMet: categories.every((category) => ours.scores[category] === 100),
    },
    {
      text: `${page.name}: LCP at most ${largestLcpRatio} of the baseline's`,
      isMet: ours.lcp <= largestLcpRatio * baseline.lcp,
    },
    { text: `${page.name}: TBT 0`, isMet: ours.tbt === 0 },
    { text: `${page.name}: CLS 0`, isMet: ours.cls === 0 },
  ]);
}

/** The table of the ways from page to page, and the goals. */
export function clicksReport(clicks: readonly MeasuredClicks[]): string[] {
  const rows = clicks.map(({ way, ours, baseline }) => [
    way.name,
    middle(ours).toFixed(0),
    middle(baseline).toFixed(0),
    ratio(middle(ours), middle(baseline)),
    ...(['prerendered', 'prefetched', 'no'] as const).map((kind) =>
      String(ours.filter(({ preloaded }) => preloaded === kind).length),
    ),
  ]);
  return [
    ...tableLines([['way', 'ours', 'baseline', 'ratio', ...preloads], ...rows]),
    '',
    ...clickGoals(clicks).map(goalLine),
  ];
}

/** Whether no way takes longer than on the baseline. */
export function clickGoals(clicks: readonly MeasuredClicks[]): Goal[] {
  return clicks.map(({ way, ours, baseline }) => ({
    text: `${way.name}: at most the baseline's`,
    isMet: middle(ours) <= middle(baseline),
  }));
}

const headings = [
  'page',
  'site',
  ...['perf', 'a11y', 'best', 'seo', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'kB', 'LCP ratio'],
];

const preloads = ['prerendered', 'only prefetched', 'neither'];

function figures({ scores, lcp, fcp, tbt, cls, bytes }: PageRun): string[] {
  return [
    ...categories.map((category) => String(scores[category])),
    ...[lcp, fcp, tbt].map((value) => value.toFixed(0)),
    cls.toFixed(3),
    (bytes / 1000).toFixed(1),
  ];
}

function ratio(ours: number, baseline: number): string {
  return (ours / baseline).toFixed(2);
}

function middle(clicks: MeasuredClicks['ours']): number {
  return median(clicks.map(({ milliseconds }) => milliseconds));
}
