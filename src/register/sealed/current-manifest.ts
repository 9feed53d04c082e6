import { fetchSealed } from './fetch-sealed.ts';
import type { FormatLimits } from './format-limits.ts';
import { keep, keepOnly, keptFile } from './kept-files.ts';
import { mostManifestBytes, readManifest, type VerifiedManifest } from './read-manifest.ts';
import { SealedFault } from './sealed-fault.ts';
import type { SealedRequest, SealedSource } from './sealed-source.ts';
import { seenManifest } from './seen-manifest.ts';

/** A verified manifest, and whether what is missing from its register may be called so. */
export type CurrentManifest = { readonly manifest: VerifiedManifest } & (
  | { readonly fetchedAt: number }
  /** This browser kept it, and a newer one could not be fetched. */
  | { readonly missed: SealedFault }
);

export interface Manifests {
  /** The newest: the one at hand while it is fresh, otherwise fetched; the kept one where no connection is. */
  current(): Promise<CurrentManifest>;
  /** Fetched once more, past every cache. */
  again(): Promise<CurrentManifest>;
  /** Whether it was fetched in the last five minutes. */
  isFresh(current: CurrentManifest): boolean;
}

/** Fetches, verifies and remembers the manifest. */
export function manifestsOf(source: SealedSource, limits: FormatLimits): Manifests {
  const { kept, now, publicKey } = source;
  const seen = seenManifest(source.seen);
  let latest: CurrentManifest | undefined;
  let pending: Promise<CurrentManifest> | undefined;

  const isFresh = (current: CurrentManifest) => {
    const age = 'fetchedAt' in current ? now() - current.fetchedAt : Infinity;
    // A clock that was set back leaves the age unknown.
    return age >= 0 && age <= freshFor;
  };

  const fetched = async (cache: SealedRequest['cache']): Promise<CurrentManifest> => {
    const fetchedAt = now();
    const request = { cache, maxBytes: mostManifestBytes };
    const bytes = await fetchSealed(source, source.manifestUrl, request);
    const manifest = await readManifest(bytes, publicKey, limits);
    seen.check(manifest);
    keep(kept, manifestName, bytes);
    keepOnly(kept, manifest.edition);
    return (latest = { manifest, fetchedAt });
  };

  const keptBefore = async (missed: SealedFault): Promise<CurrentManifest> => {
    if (latest) return { manifest: latest.manifest, missed };
    const bytes = await keptFile(kept, manifestName);
    if (!bytes) throw missed;
    try {
      const manifest = await readManifest(bytes, publicKey, limits);
      seen.check(manifest);
      return { manifest, missed };
    } catch {
      throw missed;
    }
  };

  const fetchedOrKept = async () => {
    try {
      return await fetched('no-cache').catch((fault: unknown) => {
        if (isFault(fault, 'damaged')) return fetched('reload');
        throw fault;
      });
    } catch (fault) {
      if (isFault(fault, 'offline') || isFault(fault, 'unreachable')) return keptBefore(fault);
      throw fault;
    }
  };

  const current = async () => {
    if (latest && isFresh(latest)) return latest;
    pending ??= fetchedOrKept().finally(() => (pending = undefined));
    return pending;
  };
  return { current, again: () => fetched('reload'), isFresh };
}

export function isFault(cause: unknown, kind: SealedFault['kind']): cause is SealedFault {
  return cause instanceof SealedFault && cause.kind === kind;
}

export const manifestName = 'manifest.txt';

/** In milliseconds. */
const freshFor = 5 * 60_000;
