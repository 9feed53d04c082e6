import { inTurn, type Both, type Rounds } from './in-turn.ts';
import type { MeasuredPage } from './measured-pages.ts';
import { medianRun } from './median-run.ts';
import { runLighthouse, type PageRun } from './run-lighthouse.ts';
import type { StartBrowser } from './start-browser.ts';

/** Median runs. */
export interface MeasuredLoad extends Both<PageRun> {
  readonly page: MeasuredPage;
}

export interface MeasuredLoads {
  readonly pages: readonly MeasuredLoad[];
  /** What the browser and the machine take for any page. */
  readonly empty: PageRun;
}

/** The addresses of both sites, and of a page with nothing on it. */
export interface MeasuredSites extends Both<string> {
  readonly empty: string;
}

/** Loads each page of both sites in turn with Lighthouse, and the empty page once before each. */
export async function measurePages(
  sites: MeasuredSites,
  pages: readonly MeasuredPage[],
  start: StartBrowser,
  rounds: Rounds,
): Promise<MeasuredLoads> {
  const browser = await start();
  try {
    const measured: MeasuredLoad[] = [];
    const empty: PageRun[] = [];
    for (const page of pages) {
      empty.push(await runLighthouse(browser.port, sites.empty));
      const { ours, baseline } = await inTurn(sites, rounds, (site) =>
        runLighthouse(browser.port, site + page.path),
      );
      console.log(`  ${page.name}: ${figures(ours)}; baseline: ${figures(baseline)}`);
      measured.push({ page, ours: medianRun(ours), baseline: medianRun(baseline) });
    }
    console.log(`  An empty page: ${figures(empty)}`);
    return { pages: measured, empty: medianRun(empty) };
  } finally {
    await browser.stop();
  }
}

function figures(runs: readonly PageRun[]): string {
  const each = (figure: (run: PageRun) => number) =>
    runs.map((run) => figure(run).toFixed(0)).join(' / ');
  return `LCP ${each(({ lcp }) => lcp)} ms, TBT ${each(({ tbt }) => tbt)} ms`;
}
