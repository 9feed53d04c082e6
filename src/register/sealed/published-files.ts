import type { Bytes } from '../bytes.ts';
import { RegisterFault, SealedFault } from '../faults.ts';
import { fetchRegister } from '../load/fetch-register.ts';
import {
  bucketPath,
  bucketSize,
  fromHex,
  mostManifestBytes,
  readManifest,
  sealedRecordIn,
  type Manifest,
} from './format.ts';

/** Where a sealed register is. */
export interface SealedPlace {
  /** Of its manifest, absolute; the buckets are beside it. */
  readonly url: string;
  /** The name of the browser's cache that keeps what is needed offline; undefined where nothing may be kept. */
  readonly keptIn?: string | undefined;
}

/** What was published last, as far as this browser knows. */
export interface Publication {
  readonly manifest: Manifest;
  /** Unix time in milliseconds; undefined where a newer manifest could not be fetched. */
  readonly fetchedAt?: number;
  /** Why it could not. */
  readonly missed?: SealedFault;
}

/** How a file is asked for, as in `fetch`: `reload` passes every cache. */
export type CacheMode = 'default' | 'no-cache' | 'reload';

/** Fetches the files of a sealed register, and keeps them where that is allowed. */
export function publishedFiles({ url, keptIn }: SealedPlace) {
  let latest: Publication | undefined;
  let pending: Promise<Publication> | undefined;

  return {
    /** The newest publication: the one at hand while it is fresh, otherwise fetched; offline, the one that was kept. */
    async newest(): Promise<Publication> {
      if (latest && isFresh(latest)) return latest;
      pending ??= fetchedOrKept().finally(() => (pending = undefined));
      return pending;
    },
    /** The same, fetched once more past every cache. */
    again: () => fetchManifest('reload'),
    /**
     * What the slot of a locator holds; undefined if the register lacks it.
     *
     * @throws SealedFault
     */
    async sealedRecord(
      { edition, buckets }: Manifest,
      { place, locator }: { readonly place: number; readonly locator: Bytes },
      cache: CacheMode,
    ): Promise<Bytes | undefined> {
      const number = place % buckets;
      const address = new URL(bucketPath(edition, number), url).href;
      const read = (file: Bytes) => sealedRecordIn(file, fromHex(edition), number, locator);
      const kept = await keptFile(address);
      if (kept) {
        // One that was damaged is fetched like one that is missing.
        const found = await read(kept).then(
          (record) => ({ record }),
          () => undefined,
        );
        if (found) return found.record;
      }
      const file = await fetchFile(address, cache, bucketSize);
      const record = await read(file);
      void keep(address, file);
      return record;
    },
  };

  async function fetchedOrKept(): Promise<Publication> {
    try {
      return await fetchManifest('no-cache').catch((fault: unknown) => {
        if (isDamaged(fault)) return fetchManifest('reload');
        throw fault;
      });
    } catch (fault) {
      if (!(fault instanceof SealedFault)) throw fault;
      if (fault.kind !== 'offline' && fault.kind !== 'unreachable') throw fault;
      return { manifest: latest?.manifest ?? (await keptManifest(fault)), missed: fault };
    }
  }

  async function fetchManifest(cache: CacheMode): Promise<Publication> {
    const fetchedAt = Date.now();
    const file = await fetchFile(url, cache, mostManifestBytes);
    const manifest = await readManifest(file);
    void keep(url, file).then(() => dropOthers(manifest.edition));
    return (latest = { manifest, fetchedAt });
  }

  async function keptManifest(missed: SealedFault): Promise<Manifest> {
    const file = await keptFile(url);
    if (!file) throw missed;
    return readManifest(file).catch(() => {
      throw missed;
    });
  }

  async function keptFile(address: string): Promise<Bytes | undefined> {
    if (keptIn === undefined) return undefined;
    try {
      const kept = await (await caches.open(keptIn)).match(address);
      return kept && new Uint8Array(await kept.arrayBuffer());
    } catch {
      return undefined;
    }
  }

  async function keep(address: string, file: Bytes): Promise<void> {
    await inCache((cache) => cache.put(address, new Response(file)));
  }

  async function dropOthers(edition: string): Promise<void> {
    const lasting = [url, new URL(`${edition}/`, url).href];
    await inCache(async (cache) => {
      const others = (await cache.keys()).filter(
        (request) => !lasting.some((start) => request.url.startsWith(start)),
      );
      await Promise.all(others.map((request) => cache.delete(request)));
    });
  }

  /** Where storage is full or refused, nothing is lost but the files when offline. */
  async function inCache(work: (cache: Cache) => Promise<void>): Promise<void> {
    if (keptIn === undefined) return;
    try {
      await work(await caches.open(keptIn));
    } catch {
      // Full or refused.
    }
  }
}

/** Whether it was fetched in the last five minutes. A clock that was set back leaves that unknown. */
export function isFresh({ fetchedAt = Infinity }: Publication): boolean {
  const age = Date.now() - fetchedAt;
  return age >= 0 && age <= 5 * 60_000;
}

export function isDamaged(cause: unknown): boolean {
  return cause instanceof SealedFault && cause.kind === 'damaged';
}

async function fetchFile(url: string, cache: CacheMode, maxBytes: number): Promise<Bytes> {
  try {
    return await fetchRegister(url, { cache, maxBytes });
  } catch (cause) {
    throw sealedFault(cause);
  }
}

function sealedFault(cause: unknown): SealedFault {
  if (!(cause instanceof RegisterFault)) {
    return new SealedFault('unreachable', String(cause), { cause });
  }
  const { kind, detail, message } = cause;
  if (kind === 'offline') return new SealedFault('offline', detail, { cause });
  const isMissing = kind === 'http-status' && (detail === '404' || detail === '410');
  const isDamage = isMissing || kind === 'too-large';
  return new SealedFault(isDamage ? 'damaged' : 'unreachable', message, { cause });
}
