import { type Goal, quantile } from '../goals.ts';

/** What Lighthouse found on a page. */
export interface PageRun {
  readonly figures: Figures;
  /** The audits that cost a score its 100, as `performance: total-blocking-time 120 ms`. */
  readonly complaints: readonly string[];
}

/** NaN is what could not be measured. */
type Figures = Readonly<Record<keyof typeof figures, number>>;

/** Scores are 0 to 100, times milliseconds, `bytes` those transferred. */
const figures = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  practices: score('best-practices'),
  seo: score('seo'),
  lcp: figure('largest-contentful-paint'),
  fcp: figure('first-contentful-paint'),
  tbt: figure('total-blocking-time'),
  cls: figure('cumulative-layout-shift'),
  bytes: figure('total-byte-weight'),
};

/** What a page's largest paint may take at most, measured by an empty page's. */
const largestLcpRatio = 1.35;

/** How often a page is tried: on a busy machine a recording fails now and then, which says nothing of the page. */
const attempts = 3;

const flags = {
  logLevel: 'silent',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  // Milliseconds; Lighthouse waits long for a page that never comes to rest.
  maxWaitForLoad: 90_000,
  // A browser asks for a tab's icon when the page has loaded. Where it paints slowly, without a graphics card, the
  // icon can arrive before the first paint, and the simulation would then let the page wait for it, in some runs only.
  blockedUrlPatterns: ['*/favicon.ico', '*/favicon.svg', '*/icon-*.png'],
};

/**
 * Loads a page with Lighthouse's own settings: a phone, simulated slow 4G and a processor four times slower.
 *
 * @param port of the browser's DevTools
 * @throws Error when Lighthouse can't measure the page, though tried again, or is not installed
 */
export async function runLighthouse(port: number, address: string): Promise<PageRun> {
  const name = 'lighthouse';
  // Only `npm run bench:site` installs Lighthouse, so its types are not there where the project's are checked.
  const module = (await import(name)) as LighthouseModule;
  for (let attempt = 1; ; attempt++) {
    const { lhr } = (await module.default(address, { port, ...flags })) ?? {};
    if (lhr && !lhr.runtimeError) return pageRun(lhr);
    if (attempt < attempts) continue;
    throw new Error(`Lighthouse can't measure ${address}: ${lhr?.runtimeError?.message ?? ''}`);
  }
}

/** What the benchmark wants of a Lighthouse result. */
export function pageRun(result: LighthouseResult): PageRun {
  const complaints = Object.entries(result.categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} ${result.audits[id]?.displayValue ?? ''}`.trim()),
  );
  return { figures: eachFigure((name) => figures[name](result)), complaints };
}

/** The median of each figure by itself, and what kept any of the runs from 100. */
export function medianRun(runs: readonly PageRun[]): PageRun {
  return {
    figures: eachFigure((name) =>
      quantile(
        runs.map((run) => run.figures[name]),
        0.5,
      ),
    ),
    complaints: runs.flatMap(({ complaints }) => complaints),
  };
}

/** What is wanted of a page, beside an empty one in the same run. */
export function pageGoals(name: string, { figures }: PageRun, empty: PageRun): Goal[] {
  const { performance, accessibility, practices, seo, lcp, cls } = figures;
  return [
    {
      text: `${name}: 100 in all four categories`,
      isMet: [performance, accessibility, practices, seo].every((it) => it === 100),
    },
    {
      text: `${name}: LCP at most ${largestLcpRatio} of an empty page's`,
      isMet: lcp <= largestLcpRatio * empty.figures.lcp,
    },
    { text: `${name}: CLS 0`, isMet: cls === 0 },
  ];
}

function score(category: string) {
  return ({ categories }: LighthouseResult) =>
    Math.round((categories[category]?.score ?? Number.NaN) * 100);
}

function figure(audit: string) {
  return ({ audits }: LighthouseResult) =>
    Math.round((audits[audit]?.numericValue ?? Number.NaN) * 1000) / 1000;
}

function eachFigure(value: (name: keyof Figures) => number): Figures {
  // Object.keys gives strings; these are the names of the figures.
  const names = Object.keys(figures) as (keyof Figures)[];
  // Object.fromEntries forgets the names.
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Figures;
}

/** As much of Lighthouse's interface as is used here. */
interface LighthouseModule {
  default(address: string, flags: object): Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}
