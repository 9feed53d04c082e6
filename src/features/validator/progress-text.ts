import { fill } from '../../content/fill.ts';
import type { ValidatorWords } from '../../content/schemas/validator.ts';
import type { LoadProgress } from '../../register/worker/worker-messages.ts';

/**
 * How far the loading has come, in words: bytes while it downloads, then rows.
 *
 * It writes its figures without `Intl`, whose first use takes longer on a cheap phone than a small register.
 */
export function progressText(progress: LoadProgress, words: ValidatorWords['progress']): string {
  if (progress.phase === 'rows') return fill(words.rows, { rows: inLakhs(progress.rows) });
  const { received, expected } = progress;
  const sentence =
    expected === undefined ? words.bytesOnly : fill(words.bytes, { expected: size(expected) });
  return fill(sentence, { received: size(received) });
}

function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed()}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`;
}

/** A whole number as India groups it: 12,34,567. */
function inLakhs(count: number): string {
  return String(count).replace(/\d(?=(\d\d)+\d$)/g, '$&,');
}
