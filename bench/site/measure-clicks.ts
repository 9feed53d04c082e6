import { clickToPainted, type Click, type Way } from './click-to-painted.ts';
import { inTurn, type Both, type Rounds } from './in-turn.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';
import type { StartBrowser } from './start-browser.ts';

export interface MeasuredClicks extends Both<readonly Click[]> {
  readonly way: Way;
}

/** Goes each way on both sites in turn, over a slow line. */
export async function measureClicks(
  sites: Both<string>,
  ways: readonly Way[],
  start: StartBrowser,
  rounds: Rounds,
): Promise<MeasuredClicks[]> {
  const lines: SlowLink[] = [];
  try {
    const line = async (site: string) => {
      const opened = await openSlowLink(site);
      lines.push(opened);
      return opened;
    };
    const both = { ours: await line(sites.ours), baseline: await line(sites.baseline) };
    const measured: MeasuredClicks[] = [];
    for (const way of ways) {
      const { ours, baseline } = await inTurn(both, rounds, (slow) =>
        clickToPainted(slow, way, start),
      );
      console.log(`  ${way.name}: ${figures(ours)}, baseline ${figures(baseline)}`);
      measured.push({ way, ours, baseline });
    }
    return measured;
  } finally {
    for (const opened of lines) opened.close();
  }
}

function figures(clicks: readonly Click[]): string {
  return `${clicks.map(({ milliseconds }) => milliseconds.toFixed(0)).join(' / ')} ms`;
}
