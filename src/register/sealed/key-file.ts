import type { Bytes } from '../bytes.ts';
import { fromHex, toHex } from './format.ts';

/** The text of a new key file, for `npm run register:key`. */
export function makeKeyFile(): string {
  const about =
    'The key of the sealed register. Keep it secret and keep a copy: nothing can replace it.';
  const secret = toHex(crypto.getRandomValues(new Uint8Array(32)));
  return `${JSON.stringify({ about, format: 1, secret }, undefined, 2)}\n`;
}

/**
 * The key in the text of a key file: 32 random bytes, from which every other key of the site is derived.
 *
 * @throws Error with a sentence for the owner, one for each way in which the text can be wrong
 */
export function readKeyFile(text: string): Bytes {
  const { format, secret } = objectIn(text.trim());
  if (format !== 1) {
    throw new Error(
      'The key file is of another format than 1. Use a copy of the file that "npm run register:key" made for this site.',
    );
  }
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret)) {
    throw new Error(
      'The key file\'s "secret" is damaged: it must be 64 digits of 0 to 9 and a to f. Copy the file again from where you keep it safe.',
    );
  }
  return fromHex(secret);
}

function objectIn(text: string): Record<string, unknown> {
  if (text === '') {
    throw new Error(
      'The key file is empty. Copy it again from where you keep it safe, or make a first one with "npm run register:key".',
    );
  }
  try {
    const value: unknown = JSON.parse(text);
    // What begins with "{" and can be read is an object.
    if (text.startsWith('{')) return value as Record<string, unknown>;
  } catch {
    // As below.
  }
  throw new Error(
    'This is no key file, or not the whole of one: it begins with { and ends with }. Copy it again from where you keep it safe.',
  );
}
