import type { Page } from '@playwright/test';
import { median } from '../median.ts';
import type { ReaderName } from './reading-worker.ts';

export interface Measured {
  readonly rows: number;
  /** Medians in milliseconds. */
  readonly floor: number;
  readonly ours: number;
  readonly sheetjs: number;
  /** Our first reading in a Worker that has just started. */
  readonly oursCold: number;
  /** Medians of the ratios within each round. */
  readonly oursToFloor: number;
  readonly sheetjsToOurs: number;
}

/** Has all readers read a workbook in turn, each in its own Worker, `rounds` times. */
export async function measure(
  page: Page,
  path: string,
  rows: number,
  rounds: number,
): Promise<Measured> {
  const ask = async (reader: ReaderName) => {
    const answer = await page.evaluate((name) => window.ask(name, { read: name }), reader);
    if (reader !== 'floor' && answer.found !== rows) {
      throw new Error(`${reader} read ${answer.found} of ${rows} rows`);
    }
    return answer.milliseconds;
  };

  for (const reader of readers) {
    await page.evaluate(([name, url]) => window.ask(name, { fetch: url }, true), [
      reader,
      path,
    ] as const);
  }
  const oursCold = await ask('ours');
  for (const reader of readers) await ask(reader);

  const times: Record<ReaderName, number[]> = { floor: [], ours: [], sheetjs: [] };
  for (let round = 0; round < rounds; round++) {
    // A different one comes first each time.
    for (let i = 0; i < readers.length; i++) {
      const reader = readers[(round + i) % readers.length] ?? 'ours';
      times[reader].push(await ask(reader));
    }
  }
  const ratios = (above: readonly number[], below: readonly number[]) =>
    median(above.map((time, i) => time / (below[i] ?? Number.NaN)));
  return {
    rows,
    floor: median(times.floor),
    ours: median(times.ours),
    sheetjs: median(times.sheetjs),
    oursCold,
    oursToFloor: ratios(times.ours, times.floor),
    sheetjsToOurs: ratios(times.sheetjs, times.ours),
  };
}

const readers: readonly ReaderName[] = ['floor', 'ours', 'sheetjs'];
