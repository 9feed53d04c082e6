import type { Bytes } from '../bytes/bytes.ts';
import { fromHex, toHex } from './hex.ts';
import { idKey } from './id-key.ts';
import type { Manifest } from './manifest.ts';

/** Derives an ID's key, once for as long as the page is open. */
export type IdKeyring = (
  id: string,
  linkSecret: Bytes | undefined,
  manifest: Pick<Manifest, 'salt' | 'iterations'>,
) => Promise<Bytes>;

export function idKeyring(): IdKeyring {
  const keys = new Map<string, Promise<Bytes>>();
  return (id, linkSecret, { salt, iterations }) => {
    const name = [salt, iterations, linkSecret ? toHex(linkSecret) : '', id].join(' ');
    const known = keys.get(name);
    if (known) return known;
    const key = idKey(id, linkSecret, { salt: fromHex(salt), iterations });
    keys.set(name, key);
    // What failed is tried again when it is asked for again.
    key.catch(() => keys.delete(name));
    return key;
  };
}
