import type { MeasuredPage } from './measured-pages.ts';
import { medianRun } from './median-run.ts';
import { runLighthouse, type PageRun } from './run-lighthouse.ts';

/** Median runs. */
export interface MeasuredLoads {
  readonly pages: readonly { readonly page: MeasuredPage; readonly run: PageRun }[];
  /** What the browser and the machine take for any page. */
  readonly empty: PageRun;
}

/**
 * Loads each page with Lighthouse, the empty page each time before it, so that both meet the machine in the same mood.
 *
 * @param port of the browser's DevTools
 * @param sites the addresses of our site and of the empty one
 */
export async function measurePages(
  port: number,
  sites: { readonly ours: string; readonly empty: string },
  pages: readonly MeasuredPage[],
  rounds: number,
): Promise<MeasuredLoads> {
  const measured: { page: MeasuredPage; run: PageRun }[] = [];
  const empty: PageRun[] = [];
  for (const page of pages) {
    const runs: PageRun[] = [];
    for (let round = 0; round < rounds; round++) {
      empty.push(await runLighthouse(port, sites.empty));
      runs.push(await runLighthouse(port, sites.ours + page.path));
    }
    console.log(`  ${page.name}: ${figures(runs)}`);
    measured.push({ page, run: medianRun(runs) });
  }
  console.log(`  An empty page: ${figures(empty)}`);
  return { pages: measured, empty: medianRun(empty) };
}

function figures(runs: readonly PageRun[]): string {
  const each = (figure: (run: PageRun) => number) =>
    runs.map((run) => figure(run).toFixed(0)).join(' / ');
  return `LCP ${each(({ lcp }) => lcp)} ms, TBT ${each(({ tbt }) => tbt)} ms`;
}
