import type { Bytes } from '../bytes/bytes.ts';
import type { KeptFiles } from './sealed-source.ts';

/** The kept file of this name; none where the browser keeps none, or keeping fails. */
export async function keptFile(
  kept: KeptFiles | undefined,
  name: string,
): Promise<Bytes | undefined> {
  try {
    return await kept?.get(name);
  } catch {
    return undefined;
  }
}

/** Keeps a file without anybody waiting for it; where that fails, nothing is lost but the file when offline. */
export function keep(kept: KeptFiles | undefined, name: string, bytes: Bytes): void {
  void attempt(() => kept?.put(name, bytes));
}

/** Drops the buckets of other editions. */
export function keepOnly(kept: KeptFiles | undefined, edition: string): void {
  void attempt(() => kept?.keepOnly(edition));
}

async function attempt(work: () => Promise<void> | undefined): Promise<void> {
  try {
    await work();
  } catch {
    // Storage is full or refused.
  }
}
