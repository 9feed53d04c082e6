import type { Bytes } from '../bytes/bytes.ts';
import { fromHex, isHex, toHex } from './hex.ts';
import { importSigningKey } from './signing-key.ts';

/** What only the academy has, and what seals its register. */
export interface KeyFile {
  /** P-256, private: signs the manifest. */
  readonly signingKey: JsonWebKey;
  /** 32 random bytes, from which every other key of the site is derived. */
  readonly secret: Bytes;
}

/** The text of a new key file, for `npm run register:key`. */
export async function makeKeyFile(): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const file = {
    about:
      'The key of the sealed register. Keep it secret and keep a copy: nothing can replace it.',
    format: 1,
    signingKey: { kty, crv, x, y, d },
    secret: toHex(crypto.getRandomValues(new Uint8Array(32))),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/**
 * Reads the text of a key file.
 *
 * @throws Error with a sentence for the owner, one for each way in which the text can be wrong
 */
export async function readKeyFile(text: string): Promise<KeyFile> {
  const { format, signingKey, secret } = objectIn(text);
  if (format !== 1) {
    throw new Error(
      `The key file is of another format than 1. Use a copy of the file that "npm run register:key" made for this site.`,
    );
  }
  if (!isHex(secret, 32)) {
    throw new Error(
      'The key file\'s "secret" is damaged: it must be 64 digits of 0 to 9 and a to f. Copy the file again from where you keep it safe.',
    );
  }
  const key = { signingKey: privateKeyIn(signingKey), secret: fromHex(secret) };
  await importSigningKey(key.signingKey).catch(() => {
    throw new Error(
      'The key file\'s "signingKey" is damaged: its parts do not belong together. Copy the file again from where you keep it safe.',
    );
  });
  return key;
}

/** The public point of the signing key in hex (65 bytes), which the build puts into the page. */
export async function publicKeyOf({ signingKey }: KeyFile): Promise<string> {
  return toHex((await importSigningKey(signingKey)).publicPoint);
}

function objectIn(text: string): Record<string, unknown> {
  if (text.trim() === '') {
    throw new Error(
      'The key file is empty. Copy it again from where you keep it safe, or make a first one with "npm run register:key".',
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text.trim());
  } catch {
    value = undefined;
  }
  if (isObject(value)) return value;
  throw new Error(
    'This is no key file, or not the whole of one: it begins with { and ends with }. Copy it again from where you keep it safe.',
  );
}

function privateKeyIn(value: unknown): JsonWebKey {
  if (isObject(value) && value['kty'] === 'EC' && value['crv'] === 'P-256') {
    const { x, y, d } = value;
    const isWhole = [x, y, d].every((part) => typeof part === 'string' && coordinate.test(part));
    if (isWhole) return { kty: 'EC', crv: 'P-256', x, y, d } as JsonWebKey; // each is a text, as just seen
  }
  throw new Error(
    'The key file\'s "signingKey" is damaged: it must be a private key of the curve P-256. Copy the file again from where you keep it safe.',
  );
}

/** 32 bytes in base64url. */
const coordinate = /^[\w-]{43}$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
