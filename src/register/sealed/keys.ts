import type { Bytes } from '../../spreadsheet/bytes.ts';
import { fromHex, locatorSize, sha256, toHex, utf8 } from './format.ts';

/**
 * Derives the key of 32 bytes that opens a certificate. Its 600,000 rounds take about a tenth of a second, so that
 * nobody can try millions of IDs.
 */
export async function certificateKey(password: string, salt: Bytes): Promise<Bytes> {
  const { subtle } = crypto;
  const key = await subtle.importKey('raw', utf8(password), 'PBKDF2', false, ['deriveBits']);
  const rounds = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 };
  return new Uint8Array(await subtle.deriveBits(rounds, key, 256));
}

/** The password for `certificateKey`: the ID, with the link's secret if only the link opens the certificate. */
export function passwordOf(id: string, linkSecret?: string): string {
  return linkSecret === undefined ? id : `${id}\0${linkSecret}`;
}

/**
 * Returns where a certificate is in an edition, and the key of its record.
 *
 * @returns `place`, from which the bucket's number follows (`place % buckets`); `locator`, which marks the
 *   certificate's slot in that bucket; and `key`, which opens the record
 */
export async function entryOf(key: Bytes, edition: Bytes) {
  const bytes = await hkdf(key, 'entry', 4 + locatorSize + 32, edition);
  return {
    place: new DataView(bytes.buffer).getUint32(0),
    locator: bytes.slice(4, 4 + locatorSize),
    key: await aesGcmKey(bytes.slice(4 + locatorSize)),
  };
}

/**
 * The nonce may always be zero, since no key seals two records. Each ID has its own key in each edition, and changed
 * contents make a new edition.
 */
export const recordCipher: AesGcmParams = { name: 'AES-GCM', iv: new Uint8Array(12) };

export function aesGcmKey(bytes: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** @param salt an edition, if each edition needs a key of its own */
export function keyFor(
  end: 'salt' | 'edition' | 'fill' | 'cache' | 'link',
  siteKey: Bytes,
  salt?: Bytes,
): Promise<Bytes> {
  return hkdf(siteKey, end, 32, salt);
}

/** 16 bytes that nobody can compute without the site's key. */
export async function keyedDigest(end: 'edition' | 'link', siteKey: Bytes, text: string) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const bytes = await keyFor(end, siteKey);
  const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text))).slice(0, 16);
}

/** The text after `&k=` in a certificate's link: a secret of 16 bytes in hex, and a checksum. */
export async function linkSecret(siteKey: Bytes, id: string): Promise<string> {
  const secret = toHex(await keyedDigest('link', siteKey, id));
  return secret + (await linkChecksum(secret, id));
}

/**
 * Whether `text` is the complete link secret of `id`. Without this check, a cut-off secret or the secret of another
 * certificate would make `id` look unknown.
 */
export async function isLinkSecret(text: string, id: string): Promise<boolean> {
  const secret = text.slice(0, 32);
  return text.length === 36 && text === secret + (await linkChecksum(secret, id));
}

async function linkChecksum(secret: string, id: string): Promise<string> {
  return toHex(await sha256(utf8(`${label} link ${secret} ${id}`))).slice(0, 4);
}

async function hkdf(key: Bytes, end: string, length: number, salt = new Uint8Array(0)) {
  const material = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`${label} ${end}`) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, material, length * 8));
}

/** This label separates the keys and checksums of this format from those of other formats and programs. */
const label = 'sealed-register/2';

export function makeKeyFile(): string {
  const about =
    'The key of the sealed register. Keep it secret and keep a copy: nothing can replace it.';
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return `${JSON.stringify({ about, format: 1, secret }, undefined, 2)}\n`;
}

/**
 * Reads a key file. The key has 32 random bytes, from which every other key of the site is derived.
 *
 * @throws Error whose message tells the owner the fault and what to do
 */
export function readKeyFile(text: string): Bytes {
  try {
    // The cast is safe, since the next line checks `format` and `secret`.
    const { format, secret } = JSON.parse(text.trim()) as Record<string, unknown>;
    if (format === 1 && /^[0-9a-f]{64}$/.test(String(secret))) return fromHex(String(secret));
  } catch {
    // A text that is not JSON gets the error below.
  }
  throw new Error(
    'This is not a whole key file of this site. A key file begins with { and ends with }. Its "format" is 1, and its "secret" has 64 digits of 0 to 9 and a to f. Copy the key file again from where you keep it safe, or make a first one on the desk, in “The register”.',
  );
}
