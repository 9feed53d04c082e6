import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { leadingBits, locatorSize, setLeadingBits, viewOf } from './bucket-layout.ts';
import { hkdf, hkdfKey, label } from './derivation.ts';

/** Which bucket an ID's entry is in: the same in every edition of as many buckets. */
export async function bucketNumber(idKey: Bytes, bits: number): Promise<number> {
  return leadingBits(await bucketBytes(await hkdfKey(idKey)), bits);
}

/** The 32 bits whose first ones are the number of the bucket. */
export async function bucketStart(idKey: Bytes): Promise<number> {
  return viewOf(await bucketBytes(await hkdfKey(idKey))).getUint32(0);
}

export interface PartPlace {
  /** By which the part's slot is found. */
  readonly locator: Bytes;
  /** Of AES-256-GCM. */
  readonly key: Bytes;
}

/** Where a part of an entry is, and its key, in one edition. Two editions have nothing in common. */
export async function partPlace(
  idKey: Bytes,
  part: number,
  { edition, bits, number }: { edition: Bytes; bits: number; number: number },
): Promise<PartPlace> {
  const bytes = await hkdf(await hkdfKey(idKey), edition, label(`part ${part}`), locatorSize + 32);
  const locator = bytes.slice(0, locatorSize);
  setLeadingBits(locator, bits, number);
  return { locator, key: bytes.slice(locatorSize) };
}

/**
 * How a part is sealed. The nonce may be zero: a key seals one plaintext in one edition, and a part that changed is in
 * another edition.
 */
export function partCipher(edition: Bytes, locator: Bytes): AesGcmParams {
  const additionalData = joinBytes([Uint8Array.of(1), edition, locator]);
  return { name: 'AES-GCM', iv: new Uint8Array(12), additionalData };
}

function bucketBytes(key: CryptoKey): Promise<Bytes> {
  return hkdf(key, new Uint8Array(0), label('bucket'), 4);
}
