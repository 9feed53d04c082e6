import { goalLine, type Goal } from '../goal.ts';
import { tableLines } from '../table-lines.ts';
import type { MeasuredLoads } from './measure-pages.ts';
import { categories, type PageRun } from './run-lighthouse.ts';

/** What a page's LCP may be at most of an empty page's. */
const largestLcpRatio = 1.35;

/** The table of all pages, what Lighthouse complained of, and the goals. */
export function pagesReport(loads: MeasuredLoads): string[] {
  const { pages, empty } = loads;
  const rows = pages.map(({ page, run }) => [
    page.name,
    ...figures(run),
    (run.lcp / empty.lcp).toFixed(2),
  ]);
  const complaints = pages.flatMap(({ page, run }) =>
    run.complaints.map((complaint) => `${page.name}, ${complaint}`),
  );
  return [
    ...tableLines([headings, ...rows, ['An empty page', ...figures(empty), '1.00']]),
    '',
    ...(complaints.length > 0 ? ['what kept single runs from 100:', ...complaints, ''] : []),
    ...pageGoals(loads).map(goalLine),
  ];
}

/** Whether the scores, LCP and CLS are what they should be, page by page. */
export function pageGoals({ pages, empty }: MeasuredLoads): Goal[] {
  return pages.flatMap(({ page, run }) => [
    {
      text: `${page.name}: 100 in all four categories`,
      isMet: categories.every((category) => run.scores[category] === 100),
    },
    {
      text: `${page.name}: LCP at most ${largestLcpRatio} of an empty page's`,
      isMet: run.lcp <= largestLcpRatio * empty.lcp,
    },
    { text: `${page.name}: CLS 0`, isMet: run.cls === 0 },
  ]);
}

const headings = [
  'page',
  ...['perf', 'a11y', 'best', 'seo', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', 'kB', 'LCP ratio'],
];

function figures({ scores, lcp, fcp, tbt, cls, bytes }: PageRun): string[] {
  return [
    ...categories.map((category) => String(scores[category])),
    ...[lcp, fcp, tbt].map((value) => value.toFixed(0)),
    cls.toFixed(3),
    (bytes / 1000).toFixed(1),
  ];
}
