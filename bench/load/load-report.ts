import type { Goal } from '../goal.ts';
import type { LoadFigures } from './load-figures.ts';
import type { MeasuredLoad } from './measure-load.ts';
import { tableLines } from '../table-lines.ts';

/** The figures of a load as lines. */
export function loadReport({ ours, bare: [before, after] }: MeasuredLoad): string[] {
  const { socketErrors, unexpected, requests } = ours;
  const errors = Object.entries(socketErrors).map(([kind, count]) => `${kind} ${count}`);
  const ratios = [before, after].map((bare) => ours.requestsPerSecond / bare.requestsPerSecond);
  return [
    ...tableLines([
      ['', 'requests/s', 'MB/s', '50 %, ms', '75 %', '90 %', '99 %'],
      ['the site', ...cells(ours)],
      ['bare nginx, before', ...cells(before)],
      ['bare nginx, after', ...cells(after)],
    ]),
    '',
    `the site / bare nginx, requests/s: ${ratios.map((ratio) => ratio.toFixed(2)).join(' and ')}`,
    `socket errors: ${errors.join(', ')}`,
    `answers with an unexpected status: ${count(unexpected)} of ${count(requests)}`,
  ];
}

/** What must hold under load. */
export function loadGoals({ ours }: MeasuredLoad): Goal[] {
  const errors = Object.values(ours.socketErrors).reduce((sum, each) => sum + each, 0);
  return [
    { text: 'under load, no socket error', isMet: errors === 0 },
    { text: 'under load, no answer with an unexpected status', isMet: ours.unexpected === 0 },
  ];
}

function cells({ requestsPerSecond, bytesPerSecond, latency }: LoadFigures): string[] {
  return [
    count(requestsPerSecond),
    (bytesPerSecond / 1e6).toFixed(1),
    ...([50, 75, 90, 99] as const).map((share) => latency[share].toFixed(2)),
  ];
}

function count(number: number): string {
  return Math.round(number).toLocaleString('en');
}
