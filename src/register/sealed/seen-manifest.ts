import { isHex } from './hex.ts';
import type { VerifiedManifest } from './read-manifest.ts';
import { SealedFault } from './sealed-fault.ts';
import type { SealedSource } from './sealed-source.ts';

/** What is remembered of the newest manifest that this browser has seen; no ID. */
type Seen = Pick<VerifiedManifest, 'version' | 'checksum' | 'key'>;

/** Refuses manifests that are older than one seen before. */
export interface SeenManifest {
  /**
   * Remembers a manifest if it is the newest.
   *
   * @throws SealedFault `older`
   */
  check(manifest: VerifiedManifest): void;
}

/** Where storage is refused, full or damaged, only what was seen since the page was opened counts. */
export function seenManifest(storage: SealedSource['seen']): SeenManifest {
  let newest: Seen | undefined;
  return {
    check({ version, checksum, key }) {
      for (const seen of [stored(storage), newest]) {
        // What another key has signed says nothing of this one's: a stolen key must not lock browsers out for good.
        if (seen?.key !== key) continue;
        if (version < seen.version) throw new SealedFault('older', `version ${version}`);
        if (version === seen.version && checksum !== seen.checksum) {
          throw new SealedFault('older', `another version ${version}`);
        }
      }
      newest = { version, checksum, key };
      try {
        storage.set(JSON.stringify(newest));
      } catch {
        // Refused or full: it is remembered until the page is closed.
      }
    },
  };
}

function stored(storage: SealedSource['seen']): Seen | undefined {
  try {
    const value: unknown = JSON.parse(storage.get() ?? 'null');
    return isSeen(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null) return false;
  const { version, checksum, key } = value as Partial<Record<keyof Seen, unknown>>; // of any object
  return Number.isSafeInteger(version) && isHex(checksum, 32) && isHex(key, 8);
}
