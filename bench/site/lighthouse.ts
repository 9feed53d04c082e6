import { quantile } from '../goals.ts';

/** NaN stands for a figure that Lighthouse could not measure. */
export interface Figures {
  /** The lowest of the four scores, 0 to 100. */
  readonly score: number;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
}

const flags = {
  logLevel: 'silent',
  onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  // In milliseconds. By default, Lighthouse waits too long for a page that never stops loading.
  maxWaitForLoad: 90_000,
  // Without a graphics card, the tab's icon may arrive before the first paint. The simulation would then wrongly
  // assume that the paint must wait for the icon.
  blockedUrlPatterns: ['*/favicon.ico', '*/icon-*.png', '*/apple-touch-icon.png'],
};

/**
 * Loads a page on Lighthouse's simulated phone, and prints the audits that lowered a score.
 *
 * @param port the port of the browser's DevTools
 * @throws Error if Lighthouse fails to measure the page three times, or is not installed
 */
export async function runLighthouse(port: number, address: string): Promise<Figures> {
  const name = 'lighthouse';
  // Only `npm run bench:site` installs Lighthouse, so `npm run types` does not see its types.
  const lighthouse = (await import(name)) as {
    default(address: string, flags: object): Promise<{ lhr: LighthouseResult } | undefined>;
  };
  for (let attempt = 1; ; attempt++) {
    const { lhr } = (await lighthouse.default(address, { port, ...flags })) ?? {};
    if (lhr && !lhr.runtimeError) {
      for (const { auditRefs } of Object.values(lhr.categories)) {
        for (const { id, weight } of auditRefs) {
          const { score = 1, displayValue = '' } = lhr.audits[id] ?? {};
          if (weight > 0 && (score ?? 1) < 1) console.log(`    ${id} ${displayValue}`);
        }
      }
      return pageFigures(lhr);
    }
    // On a busy machine, measuring sometimes fails through no fault of the page.
    if (attempt < 3) continue;
    throw new Error(`Lighthouse can't measure ${address}: ${lhr?.runtimeError?.message ?? ''}`);
  }
}

function pageFigures({ categories, audits }: LighthouseResult): Figures {
  const scores = flags.onlyCategories.map((name) => categories[name]?.score ?? Number.NaN);
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(Math.min(...scores) * 100),
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
  };
}

/** The median of each figure, taken separately. */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    );
  return { score: median('score'), lcp: median('lcp'), cls: median('cls') };
}

interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { score: number | null; numericValue?: number; displayValue?: string }>
  >;
}
