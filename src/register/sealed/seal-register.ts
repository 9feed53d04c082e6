import { formatLimits } from './format-limits.ts';
import { sealWithin } from './seal-within.ts';
import type { SealedInput, SealedOutput } from './seal-types.ts';

/**
 * Seals a register: the manifest and the buckets to publish, and the cache that makes the next run quick.
 *
 * The same content on the same date keeps the files as they are. New content of any kind renews every bucket.
 *
 * @throws SealError with everything that keeps the register from being sealed
 */
export function sealRegister(input: SealedInput): Promise<SealedOutput> {
  return sealWithin(formatLimits, input);
}
