import { clickToPainted, type Click, type Way } from './click-to-painted.ts';
import type { Rivals } from './measure-pages.ts';
import { openSlowLink, type SlowLink } from './slow-link.ts';

export interface MeasuredClicks {
  readonly way: Way;
  readonly ours: readonly Click[];
  readonly baseline: readonly Click[];
}

/** Goes each way on both sites in turn, `rounds` times each, until the limit, over a slow line. */
export async function measureClicks(
  sites: Rivals,
  ways: readonly Way[],
  rounds: number,
  limit: AbortSignal,
): Promise<MeasuredClicks[]> {
  const lines: SlowLink[] = [];
  try {
    const line = async (site: string) => {
      const opened = await openSlowLink(site);
      lines.push(opened);
      return opened;
    };
    const ourLine = await line(sites.ours);
    const baselineLine = await line(sites.baseline);
    const measured: MeasuredClicks[] = [];
    for (const way of ways) {
      const ours: Click[] = [];
      const baseline: Click[] = [];
      for (let round = 0; round < rounds; round++) {
        limit.throwIfAborted();
        ours.push(await clickToPainted(ourLine, way));
        baseline.push(await clickToPainted(baselineLine, way));
      }
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
