import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { hmac, hmacKey, siteKey, utf8 } from './derivation.ts';
import { toHex } from './hex.ts';

/** The keys of IDs that were derived before, by names that tell nobody the ID. */
export type KeyCache = ReadonlyMap<string, Uint8Array>;

/** Names a key in the cache: 16 bytes of an HMAC over its ID, in hex. */
export async function cacheNames(secret: Bytes): Promise<(id: string) => Promise<string>> {
  const key = await hmacKey(await siteKey(secret, 'cache names'));
  return async (id) => toHex((await hmac(key, utf8(id))).subarray(0, nameSize));
}

/** The keys in a cache file; none if it is of another secret or stamp, damaged, or missing. */
export async function openCache(
  file: Bytes | undefined,
  secret: Bytes,
  stamp: string,
): Promise<KeyCache> {
  const entries = await unsealed(file ?? new Uint8Array(0), secret, stamp).catch(() => undefined);
  const cache = new Map<string, Uint8Array>();
  if (!entries || entries.length % entrySize !== 0) return cache;
  for (let at = 0; at < entries.length; at += entrySize) {
    const name = toHex(entries.subarray(at, at + nameSize));
    cache.set(name, entries.subarray(at + nameSize, at + entrySize));
  }
  return cache;
}

/**
 * A cache file of these keys: a random nonce, then the entries under a key of the site's.
 *
 * @param names one for each of the keys, which follow each other, 32 bytes each
 * @param stamp what the keys depend on beside their IDs
 */
export async function sealedCache(
  names: readonly string[],
  keys: Bytes,
  secret: Bytes,
  stamp: string,
): Promise<Bytes> {
  const entries = new Uint8Array(names.length * entrySize);
  for (const [index, name] of names.entries()) {
    const at = index * entrySize;
    for (let i = 0; i < nameSize; i++) {
      entries[at + i] = Number.parseInt(name.slice(2 * i, 2 * i + 2), 16);
    }
    entries.set(keys.subarray(index * keySize, (index + 1) * keySize), at + nameSize);
  }
  const nonce = crypto.getRandomValues(new Uint8Array(nonceSize));
  const key = await cacheKey(secret);
  const sealed = await crypto.subtle.encrypt(cipher(nonce, stamp), key, entries);
  return joinBytes([nonce, new Uint8Array(sealed)]);
}

const nameSize = 16;
const keySize = 32;
const entrySize = nameSize + keySize;
const nonceSize = 12;

async function unsealed(file: Bytes, secret: Bytes, stamp: string): Promise<Bytes> {
  const nonce = file.slice(0, nonceSize);
  const sealed = file.subarray(nonceSize);
  const key = await cacheKey(secret);
  return new Uint8Array(await crypto.subtle.decrypt(cipher(nonce, stamp), key, sealed));
}

async function cacheKey(secret: Bytes): Promise<CryptoKey> {
  const key = await siteKey(secret, 'cache');
  return crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

function cipher(iv: Bytes, stamp: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: utf8(stamp) };
}
