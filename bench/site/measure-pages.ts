import { inTurn, type Both, type Rounds } from './in-turn.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { medianRun } from './median-run.ts';
import { runLighthouse, type PageRun } from './run-lighthouse.ts';
import type { StartBrowser } from './start-browser.ts';

/** Median runs. */
export interface MeasuredLoad extends Both<PageRun> {
  readonly page: MeasuredPage;
}

/** Loads each page of both sites in turn with Lighthouse. */
export async function measurePages(
  sites: Both<string>,
  pages: readonly MeasuredPage[],
  start: StartBrowser,
  rounds: Rounds,
): Promise<MeasuredLoad[]> {
  const browser = await start();
  try {
    const measured: MeasuredLoad[] = [];
    for (const page of pages) {
      const { ours, baseline } = await inTurn(sites, rounds, (site) =>
        runLighthouse(browser.port, site + page.path),
      );
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
