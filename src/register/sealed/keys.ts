import type { Bytes } from '../bytes.ts';
import { locatorSize, sha256, toHex, utf8 } from './format.ts';

/**
 * The key that opens a certificate, 32 bytes. It takes 600,000 rounds, about a tenth of a second, so that IDs can't be
 * tried by the million.
 *
 * @param salt of the site, public
 */
export async function certificateKey(password: string, salt: Bytes): Promise<Bytes> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits']);
  const rounds = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 };
  return new Uint8Array(await subtle.deriveBits(rounds, key, 256));
}

/** What is derived slowly: the ID, with the secret of its link where it opens only by that. */
export function passwordOf(id: string, linkSecret?: string): string {
  return linkSecret === undefined ? id : `${id}\0${linkSecret}`;
}

/** Where a certificate is in one edition. Two editions have nothing in common. */
export interface Entry {
  /** The rest of this number, divided by that of the buckets, is the number of its bucket. */
  readonly place: number;
  /** By which its slot is found. */
  readonly locator: Bytes;
  readonly key: CryptoKey;
}

export async function entryOf(key: Bytes, edition: Bytes): Promise<Entry> {
  const bytes = await hkdf(key, 'entry', 4 + locatorSize + 32, edition);
  const keyBytes = bytes.slice(4 + locatorSize);
  const uses: KeyUsage[] = ['encrypt', 'decrypt'];
  return {
    place: new DataView(bytes.buffer).getUint32(0),
    locator: bytes.slice(4, 4 + locatorSize),
    key: await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, uses),
  };
}

/**
 * How records are sealed. The nonce may always be zero, since a key seals one record only: it is derived from the ID and
 * the edition, and an edition is the name of one content.
 */
export const recordCipher: AesGcmParams = { name: 'AES-GCM', iv: new Uint8Array(12) };

/**
 * A key of the site's own for one end.
 *
 * @param siteKey what `register.key` holds
 * @param salt the edition, for a key that lasts only as long as it does
 */
export function keyFor(
  end: 'salt' | 'edition' | 'fill' | 'cache' | 'link',
  siteKey: Bytes,
  salt?: Bytes,
): Promise<Bytes> {
  return hkdf(siteKey, end, 32, salt);
}

/** HMAC-SHA-256, 32 bytes. */
export async function hmac(key: Bytes, text: string): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmacKey = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', hmacKey, utf8(text)));
}

/** Makes what the link to a certificate carries as `&k=`: a secret of 16 bytes in hex, and a checksum. */
export async function linkSecrets(siteKey: Bytes): Promise<(id: string) => Promise<string>> {
  const key = await keyFor('link', siteKey);
  return async (id) => {
    const secret = toHex((await hmac(key, id)).subarray(0, 16));
    return secret + (await linkChecksum(secret, id));
  };
}

/**
 * Whether a link's secret is whole and belongs to this ID. Otherwise a link that was cut, or an ID typed into a page that
 * the link of another had opened, would look like an ID that is not in the register.
 */
export async function isLinkSecret(text: string, id: string): Promise<boolean> {
  const secret = text.slice(0, 32);
  return text.length === 36 && text === secret + (await linkChecksum(secret, id));
}

async function linkChecksum(secret: string, id: string): Promise<string> {
  return toHex(await sha256(utf8(`${label} link ${secret} ${id}`))).slice(0, 4);
}

/** HKDF-SHA-256 (RFC 5869). */
async function hkdf(
  key: Bytes,
  end: string,
  length: number,
  salt: Bytes = new Uint8Array(0),
): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`${label} ${end}`) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, length * 8));
}

/** So that no key serves two ends, or two formats. */
const label = 'sealed-register/2';
