import type { Goal } from '../goal.ts';
import { median } from '../median.ts';
import { tableLines } from '../table-lines.ts';
import type { MeasuredBatch } from './measure-batch.ts';

/** The figures as a table, medians of the runs. */
export function batchReport(runs: readonly MeasuredBatch[]): string[] {
  const { reading, batch, single, longestTask } = medians(runs);
  return tableLines([
    ['what', 'ms', 'against reading'],
    ['opening the page and reading the register', reading.toFixed(), '1.00'],
    ['all IDs at once', batch.toFixed(), (batch / reading).toFixed(2)],
    ['one of them alone', single.toFixed(1), (single / reading).toFixed(2)],
    ['longest task of the page, processor time', longestTask.toFixed(1), '–'],
  ]);
}

export function batchGoals(runs: readonly MeasuredBatch[]): readonly Goal[] {
  const { reading, batch, single, longestTask } = medians(runs);
  return [
    { text: '5,000 IDs take under 1 s', isMet: batch < 1000 },
    { text: 'they take less than reading the register', isMet: batch < reading },
    { text: 'they take less than 100 of them one after the other', isMet: batch < 100 * single },
    { text: 'no task of the page takes over 50 ms of processor time', isMet: longestTask <= 50 },
  ];
}

function medians(runs: readonly MeasuredBatch[]): MeasuredBatch {
  const of = (name: keyof MeasuredBatch) => median(runs.map((run) => run[name]));
  return {
    reading: of('reading'),
    batch: of('batch'),
    single: of('single'),
    longestTask: of('longestTask'),
  };
}
