import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** What a build keeps for the next one, so that it takes a second; without it only time is lost. */
export interface RegisterCache {
  /** The keys of the IDs, sealed with the key file's secret. */
  readonly keys: Buffer<ArrayBuffer> | undefined;
  /** The manifest that was built last. */
  readonly manifest: string | undefined;
  save(keys: Uint8Array, manifest: string): void;
}

/**
 * The cache of the register that this key seals, outside the project, so that neither `npm ci` nor a fresh clone takes
 * it away, and nothing publishes it.
 *
 * @param publicKey of the key file, in hex
 */
export function registerCache(publicKey: string): RegisterCache {
  const folder = cacheFolder();
  // The point's end tells keys apart as well as the whole of it would.
  const path = (kind: string) => join(folder, `${publicKey.slice(-16)}.${kind}`);
  return {
    keys: bytesOf(path('keys')),
    manifest: bytesOf(path('manifest.txt'))?.toString('utf8'),
    save: (keys, manifest) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(path('keys'), keys, { mode: 0o600 });
      writeFileSync(path('manifest.txt'), manifest);
    },
  };
}

/** Where programs of this system keep such files, or the folder that `REGISTER_CACHE` names. */
function cacheFolder(): string {
  const { REGISTER_CACHE, XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const caches =
    process.platform === 'win32'
      ? LOCALAPPDATA
      : process.platform === 'darwin'
        ? join(homedir(), 'Library/Caches')
        : XDG_CACHE_HOME;
  return REGISTER_CACHE || join(caches || join(homedir(), '.cache'), 'academy-sealed-register');
}

function bytesOf(file: string): Buffer<ArrayBuffer> | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
