import type { MeasuredPage } from './measured-pages.ts';
import { medianRun } from './median-run.ts';
import { runLighthouse, type PageRun } from './run-lighthouse.ts';
import { startBrowser } from './start-browser.ts';

/** The addresses of both sites. */
export interface Rivals {
  readonly ours: string;
  readonly baseline: string;
}

export interface MeasuredLoad {
  readonly page: MeasuredPage;
  /** Median runs. */
  readonly ours: PageRun;
  readonly baseline: PageRun;
}

/** Loads each page of both sites in turn with Lighthouse, `rounds` times each, until the limit. */
export async function measurePages(
  sites: Rivals,
  pages: readonly MeasuredPage[],
  rounds: number,
  limit: AbortSignal,
): Promise<MeasuredLoad[]> {
  const browser = await startBrowser();
  try {
    const measured: MeasuredLoad[] = [];
    for (const page of pages) {
      const ours: PageRun[] = [];
      const baseline: PageRun[] = [];
      for (let round = 0; round < rounds; round++) {
        limit.throwIfAborted();
        ours.push(await runLighthouse(browser.port, sites.ours + page.path));
        baseline.push(await runLighthouse(browser.port, sites.baseline + page.path));
      }
      console.log(`  ${page.name}: LCP ${milliseconds(ours)}, baseline ${milliseconds(baseline)}`);
      measured.push({ page, ours: medianRun(ours), baseline: medianRun(baseline) });
    }
    return measured;
  } finally {
    await browser.stop();
  }
}

function milliseconds(runs: readonly PageRun[]): string {
  return `${runs.map(({ lcp }) => lcp.toFixed(0)).join(' / ')} ms`;
}
