import { formatLimits } from './format-limits.ts';
import { openWithin } from './open-within.ts';
import type { SealedAnswer, SealedRegister, SealedSource } from './sealed-source.ts';

export interface OpenedRegister {
  /**
   * What the register says of itself, fetched and verified.
   *
   * @throws SealedFault
   */
  readonly load: () => Promise<SealedRegister>;
  /**
   * Looks up an ID: derives its key, which takes about a tenth of a second, and gets one bucket. Never rejects; several
   * may be asked for at once.
   *
   * @param linkSecret what the link that was opened carries as `&k=`, if it carries one
   */
  readonly find: (id: string, linkSecret?: string) => Promise<SealedAnswer>;
}

/** A sealed register to be looked up, one ID at a time. */
export function openSealed(source: SealedSource): OpenedRegister {
  return openWithin(formatLimits, source);
}
