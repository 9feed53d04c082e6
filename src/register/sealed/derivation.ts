import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';

/** What every key of the format is derived under, so that no key serves two ends. */
export function label(name: string): Bytes {
  return utf8(`sealed-register/1 ${name}`);
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export async function sha256(...parts: readonly Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joinBytes(parts)));
}

/** HMAC-SHA-256, 32 bytes. */
export async function hmac(key: CryptoKey, message: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

export function hmacKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

export function hkdfKey(key: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
}

/** HKDF-SHA-256 (RFC 5869), `length` bytes. */
export async function hkdf(
  key: CryptoKey,
  salt: Bytes,
  info: Bytes,
  length: number,
): Promise<Bytes> {
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, length * 8));
}

/**
 * A key of the site's own, derived from the key file's secret for one end.
 *
 * @param length in bytes
 * @param salt the edition, for a key that lasts only as long as it does
 */
export async function siteKey(
  secret: Bytes,
  name: string,
  length = 32,
  salt: Bytes = new Uint8Array(0),
): Promise<Bytes> {
  return hkdf(await hkdfKey(secret), salt, label(name), length);
}
