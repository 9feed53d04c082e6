import type { Bytes } from '../bytes/bytes.ts';
import { fromHex, isHex, toHex } from './hex.ts';
import { hmac, hmacKey, label, sha256, siteKey, utf8 } from './derivation.ts';

/** Makes the secrets that the links to certificates carry, 16 bytes each. */
export async function linkSecretMaker(secret: Bytes): Promise<(id: string) => Promise<Bytes>> {
  const key = await hmacKey(await siteKey(secret, 'link'));
  return async (id) => (await hmac(key, utf8(id))).slice(0, length);
}

/** The text that a link carries as `&k=`: the secret, then a checksum over it and the ID. */
export async function linkSecretText(id: string, linkSecret: Bytes): Promise<string> {
  return toHex(linkSecret) + (await checksum(id, linkSecret));
}

/**
 * The secret in a link, if it is whole and belongs to this ID. Otherwise a link that was cut, or an ID typed into a
 * page that had been opened by the link of another, would look like an ID that is not in the register.
 */
export async function linkSecretIn(text: string, id: string): Promise<Bytes | undefined> {
  if (!isHex(text, length + checkLength)) return undefined;
  const linkSecret = fromHex(text.slice(0, 2 * length));
  return (await linkSecretText(id, linkSecret)) === text ? linkSecret : undefined;
}

async function checksum(id: string, linkSecret: Bytes): Promise<string> {
  const zero = Uint8Array.of(0);
  const sum = await sha256(label('link check'), zero, linkSecret, utf8(id));
  return toHex(sum.subarray(0, checkLength));
}

/** In bytes. */
const length = 16;
const checkLength = 2;
