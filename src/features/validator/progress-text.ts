import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';

/** How far the loading has come, in words: bytes while it downloads, then rows. */
export function progressText(progress: LoadProgress, words: ValidatorWords['progress']): string {
  if (progress.phase === 'rows')
    return words.rows.replace('{rows}', progress.rows.toLocaleString('en-IN'));
  const { received, expected } = progress;
  const sentence =
    expected === undefined ? words.bytesOnly : words.bytes.replace('{expected}', size(expected));
  return sentence.replace('{received}', size(received));
}

function size(bytes: number): string {
  const isSmall = bytes < 1e6;
  return (bytes / (isSmall ? 1e3 : 1e6)).toLocaleString('en-IN', {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  });
}
