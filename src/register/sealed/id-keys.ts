import type { Bytes } from '../bytes/bytes.ts';
import { idKey, type SlowStep } from './id-key.ts';
import { inParallel } from './in-parallel.ts';
import { cacheNames, openCache, sealedCache } from './key-cache.ts';
import { linkSecretMaker, linkSecretText } from './link-secret.ts';
import { toHex } from './hex.ts';
import type { SealedInput } from './seal-types.ts';

export const idKeySize = 32;

export interface IdKeys {
  /** One after the other, 32 bytes each, in the order of the IDs. */
  readonly keys: Bytes;
  readonly cache: Bytes;
  readonly linkSecrets?: ReadonlyMap<string, string>;
}

/** The keys of all IDs, from the cache as far as it has them. */
export async function idKeys(
  ids: readonly string[],
  step: SlowStep,
  { key: { secret }, link, cache, onProgress }: SealedInput,
): Promise<IdKeys> {
  const stamp = `${toHex(step.salt)} ${step.iterations} ${String(link)}`;
  const cached = await openCache(cache, secret, stamp);
  const nameOf = await cacheNames(secret);
  const names = new Array<string>(ids.length);
  const keys = new Uint8Array(ids.length * idKeySize);
  const missing: number[] = [];
  await inParallel(ids.length, async (index) => {
    const name = await nameOf(ids[index] ?? '');
    names[index] = name;
    const known = cached.get(name);
    if (known) keys.set(known, index * idKeySize);
    else missing.push(index);
  });

  const secretOf = link ? await linkSecretMaker(secret) : undefined;
  let done = 0;
  await inParallel(missing.length, async (position) => {
    const index = missing[position] ?? 0;
    const id = ids[index] ?? '';
    keys.set(await idKey(id, await secretOf?.(id), step), index * idKeySize);
    onProgress?.(++done, missing.length);
  });
  return {
    keys,
    cache: await sealedCache(names, keys, secret, stamp),
    ...(secretOf && { linkSecrets: await linkSecrets(ids, secretOf) }),
  };
}

async function linkSecrets(
  ids: readonly string[],
  secretOf: (id: string) => Promise<Bytes>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const id of ids) texts.set(id, await linkSecretText(id, await secretOf(id)));
  return texts;
}
