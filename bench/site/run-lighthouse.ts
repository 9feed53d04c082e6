/** Scores are 0 to 100, times milliseconds, sizes bytes as transferred. */
export interface PageRun {
  readonly scores: Readonly<Record<Category, number>>;
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  /** The audits that cost a score its 100, as `performance: total-blocking-time 120 ms`. */
  readonly complaints: readonly string[];
}

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Milliseconds; Lighthouse waits long for a page that never comes to rest. */
const patience = 90_000;

/** How often a page is tried: on a busy machine a recording fails now and then, which says nothing of the page. */
const attempts = 3;

/**
 * A browser asks for a tab's icon when the page has loaded. Where it paints slowly, without a graphics card, the icon
 * can arrive before the first paint, and the simulation would then let the page wait for it, in some runs and not in
 * others.
 */
const tabIcons = ['*/favicon.ico', '*/favicon.svg', '*/icon-*.png'];

/**
 * Loads a page with Lighthouse's own settings: a phone, simulated slow 4G and a processor four times slower.
 *
 * @param port of the browser's DevTools
 * @throws Error when Lighthouse can't measure the page, though tried again, or is not installed
 */
export async function runLighthouse(port: number, address: string): Promise<PageRun> {
  const { default: lighthouse } = await loadLighthouse();
  for (let attempt = 1; ; attempt++) {
    const running = lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      maxWaitForLoad: patience,
      blockedUrlPatterns: tabIcons,
    });
    const { lhr } = (await running) ?? {};
    if (lhr && !lhr.runtimeError) return pageRun(lhr);
    if (attempt < attempts) continue;
    throw new Error(`Lighthouse can't measure ${address}: ${lhr?.runtimeError?.message ?? ''}`);
  }
}

/** Only `npm run bench:site` installs Lighthouse, so its types are not there where the project's are checked. */
async function loadLighthouse(): Promise<LighthouseModule> {
  const name = 'lighthouse';
  // As much of Lighthouse's interface as is used here.
  return (await import(name)) as LighthouseModule;
}

interface LighthouseModule {
  readonly default: (
    address: string,
    flags: {
      readonly port: number;
      readonly logLevel: 'silent';
      readonly onlyCategories: readonly string[];
      /** Milliseconds. */
      readonly maxWaitForLoad: number;
      readonly blockedUrlPatterns: readonly string[];
    },
  ) => Promise<{ readonly lhr: RunResult } | undefined>;
}

interface RunResult extends LighthouseResult {
  readonly runtimeError?: { readonly message: string };
}

/** What the benchmark wants of a Lighthouse result. */
export function pageRun(result: LighthouseResult): PageRun {
  const { audits } = result;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: Category) => Math.round((result.categories[id]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    complaints: categories.filter((id) => !(score(id) >= 100)).flatMap(complaintsOf(result)),
  };
}

/** The parts of Lighthouse's result that are read here. */
export interface LighthouseResult {
  readonly categories: Readonly<Record<string, LighthouseCategory>>;
  readonly audits: Readonly<Record<string, LighthouseAudit>>;
}

interface LighthouseCategory {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface LighthouseAudit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

function complaintsOf({ categories: all, audits }: LighthouseResult) {
  return (category: Category) =>
    (all[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id} ${audits[id]?.displayValue ?? ''}`.trim());
}
