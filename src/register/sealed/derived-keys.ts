import { type Bytes, joinBytes } from '../bytes.ts';
import { fromHex, toHex, utf8 } from './format.ts';
import { certificateKey, keyFor } from './keys.ts';

export interface Derivation {
  /** What `register.key` holds. */
  readonly siteKey: Bytes;
  readonly salt: Bytes;
  /** The cache of an earlier run; one of another key, or a damaged one, only costs time. */
  readonly cache?: Bytes | undefined;
  /** Called for each key that the cache lacked. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

export interface DerivedKeys {
  /** In the order of the passwords. */
  readonly keys: readonly Bytes[];
  /** Holds these and no others, encrypted with the site's key. */
  readonly cache: Bytes;
}

/** The certificates' keys, from the cache as far as it has them: each of the others takes a tenth of a second. */
export async function derivedKeys(
  passwords: readonly string[],
  { siteKey, salt, cache, onProgress }: Derivation,
): Promise<DerivedKeys> {
  const cacheKey = await crypto.subtle.importKey(
    'raw',
    await keyFor('cache', siteKey),
    'AES-GCM',
    false,
    ['encrypt', 'decrypt'],
  );
  const known = await opened(cacheKey, cache);
  const missing = passwords.filter((password) => !known.has(password));
  let done = 0;
  const derive = async (password: string) => {
    known.set(password, toHex(await certificateKey(password, salt)));
    onProgress?.(++done, missing.length);
  };
  // Several at once, since `crypto.subtle` has threads of its own.
  const queue = missing.values();
  const worker = async () => {
    for (const password of queue) await derive(password);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const entries = passwords.map((password) => [password, known.get(password) ?? ''] as const);
  return {
    keys: entries.map(([, hex]) => fromHex(hex)),
    cache: await sealed(cacheKey, entries),
  };
}

/** Passwords, each with its key in hex. */
type Entries = readonly (readonly [password: string, hex: string])[];

async function opened(key: CryptoKey, file = new Uint8Array(0)): Promise<Map<string, string>> {
  try {
    const cipher = { name: 'AES-GCM', iv: file.slice(0, nonceSize) };
    const json = await crypto.subtle.decrypt(cipher, key, file.slice(nonceSize));
    // What opens is what `sealed` wrote.
    return new Map(JSON.parse(new TextDecoder().decode(json)) as Entries);
  } catch {
    return new Map();
  }
}

async function sealed(key: CryptoKey, entries: Entries): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceSize));
  const cipher = { name: 'AES-GCM', iv };
  const bytes = await crypto.subtle.encrypt(cipher, key, utf8(JSON.stringify(entries)));
  return joinBytes([iv, new Uint8Array(bytes)]);
}

const nonceSize = 12;
