import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { LoadProgress } from '../../register/worker-messages.ts';

/** How far the loading has come, in words: bytes while it downloads, then rows. */
export function progressText(progress: LoadProgress, words: ValidatorWords['progress']): string {
  if (progress.phase === 'rows')
    return words.rows.replace('{rows}', rowCount.format(progress.rows));
  const received = size(progress.received);
  if (progress.expected === undefined) return words.bytesOnly.replace('{received}', received);
  return words.bytes.replace('{received}', received).replace('{expected}', size(progress.expected));
}

const rowCount = new Intl.NumberFormat('en-IN');
const kilobytes = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});

function size(bytes: number): string {
  return bytes < 1e6 ? kilobytes.format(bytes / 1e3) : megabytes.format(bytes / 1e6);
}
