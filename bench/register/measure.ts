import type { Page } from '@playwright/test';
import { median } from '../median.ts';
import type { ReaderName } from './reading-worker.ts';

export interface Measured {
  readonly rows: number;
  /** Our first reading in a Worker that has just started, in milliseconds. */
  readonly oursCold: number;
  readonly oursToFloor: Compared;
  readonly sheetjsToOurs: Compared;
}

/** Two readers that read the same workbook in turn. */
export interface Compared {
  /** Medians in milliseconds. */
  readonly above: number;
  readonly below: number;
  /** Of the ratios within each pair: the median, and the quartiles on both sides of it. */
  readonly ratio: number;
  readonly quartiles: readonly [lower: number, upper: number];
}

export interface Plan {
  readonly rows: number;
  /** How often our reader and the floor read, one right after the other. */
  readonly pairs: number;
  /** The same of SheetJS and our reader. */
  readonly sheetjsPairs: number;
}

/** Compares the readers on a workbook, each in its own Worker. */
export async function measure(page: Page, path: string, plan: Plan): Promise<Measured> {
  const ask = async (reader: ReaderName) => {
    const answer = await page.evaluate((name) => window.ask(name, { read: name }), reader);
    if (reader !== 'floor' && answer.found !== plan.rows) {
      throw new Error(`${reader} read ${answer.found} of ${plan.rows} rows`);
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
  return {
    rows: plan.rows,
    oursCold,
    // Apart from SheetJS, which leaves so much to clear up that the next reader would pay for it.
    oursToFloor: await compare(ask, 'ours', 'floor', plan.pairs),
    sheetjsToOurs: await compare(ask, 'sheetjs', 'ours', plan.sheetjsPairs),
  };
}

const readers: readonly ReaderName[] = ['floor', 'ours', 'sheetjs'];

async function compare(
  ask: (reader: ReaderName) => Promise<number>,
  above: ReaderName,
  below: ReaderName,
  pairs: number,
): Promise<Compared> {
  const timesAbove: number[] = [];
  const timesBelow: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // Each comes first every other time.
    const isAboveFirst = pair % 2 === 0;
    if (isAboveFirst) timesAbove.push(await ask(above));
    timesBelow.push(await ask(below));
    if (!isAboveFirst) timesAbove.push(await ask(above));
  }
  const ratios = timesAbove.map((time, i) => time / (timesBelow[i] ?? Number.NaN));
  return {
    above: median(timesAbove),
    below: median(timesBelow),
    ratio: median(ratios),
    quartiles: quartiles(ratios),
  };
}

function quartiles(values: readonly number[]): Compared['quartiles'] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  return [at(0.25), at(0.75)];
}
