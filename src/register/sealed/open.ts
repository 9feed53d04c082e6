import type { Bytes } from '../../spreadsheet/bytes.ts';
import type { PossibleIds } from '../certificates/carried-id.ts';
import { type FileDates, todayInIndia } from '../certificates/dates.ts';
import { stateOn } from '../certificates/facts.ts';
import { statusOfUnknown } from '../certificates/unknown-verdicts.ts';
import type { AskedVerdict, FoundVerdict, Verdict } from '../certificates/verdict.ts';
import { RegisterFault, SealedFault } from '../faults.ts';
import { firstHeld, type IdTask, type RegisterSource } from '../worker/register-source.ts';
import { fetchRegister } from '../load/fetch-register.ts';
import type { Fault, Question, RegisterState, Reply } from '../worker/worker-messages.ts';
import {
  bucketPath,
  bucketSize,
  fromHex,
  readManifest,
  readRecord,
  sealedId,
  sealedRecordIn,
  type Manifest,
} from './format.ts';
import { certificateKey, entryOf, isLinkSecret, passwordOf, recordCipher } from './keys.ts';

/** Where a sealed register is published, and where the browser keeps its files for offline use. */
export interface SealedPlace {
  /** The absolute address of the manifest. The paths of the buckets are relative to this address. */
  readonly url: string;
  /** The name of the browser's cache for offline use; undefined if nothing may be kept. */
  readonly keptIn?: string | undefined;
  /** The edition that was built with the page, by its key and day; undefined on the development server. */
  readonly builtWith?: Pick<Manifest, 'salt' | 'date'> | undefined;
  /** What the academy's IDs look like. */
  readonly idShapes?: readonly string[] | undefined;
}

/**
 * Opens a sealed register. Looking up an ID takes a tenth of a second and fetches one bucket.
 *
 * @param link the ID in a link, which is looked up as soon as the register is open
 */
export function openSealed(
  { url, keptIn, builtWith, idShapes }: SealedPlace,
  link?: PossibleIds,
): RegisterSource {
  let latest: Publication | undefined;
  // A cast, since the types can't say that each question gets its own kind of answer.
  return { state: opened(), ask: answer as RegisterSource['ask'], close: () => undefined };

  async function opened(): Promise<RegisterState> {
    const state = await answered(async () => ({ status: 'ready' as const }));
    const verdict = state.status === 'ready' && link ? await find(link) : undefined;
    return verdict?.status === 'fault' ? verdict : { ...state, ...(verdict && { verdict }) };
  }

  async function answer(question: Question<IdTask>): Promise<Reply<IdTask> | Fault> {
    switch (question.task) {
      case 'find':
        return find(question);
      case 'verdicts': {
        const verdict = await find(question.texts[0] ?? { ids: [''] });
        return verdict.status === 'fault' ? verdict : { status: 'verdicts', verdicts: [verdict] };
      }
      case 'recognise':
        return { status: 'recognised', found: [] };
    }
  }

  function find({ ids, secret = '' }: PossibleIds): Promise<AskedVerdict | Fault> {
    return firstHeld(ids, (id) =>
      answered((publication, cache) => look(publication, id, secret.toLowerCase(), cache)),
    );
  }

  /** Turns any error of `work` into a fault, so that an error never makes an ID invalid. */
  async function answered<Reply>(work: Work<Reply>): Promise<Reply | Fault> {
    try {
      // Pages without https lack `crypto.subtle`, although its type says otherwise.
      if (!(crypto as Partial<Crypto>).subtle) throw new SealedFault('insecure-page');
      return await withFiles(work);
    } catch (cause) {
      const { kind, detail } = asSealedFault(cause);
      return { status: 'fault', kind, detail };
    }
  }

  /** Fetches all files again if one is damaged. There may be a new edition, or half a file in a cache. */
  async function withFiles<Reply>(work: Work<Reply>): Promise<Reply> {
    try {
      return await work(await newest(), 'default');
    } catch (cause) {
      if (asSealedFault(cause).kind !== 'damaged') throw cause;
      return work(await fetchManifest('reload'), 'reload');
    }
  }

  async function look(
    publication: Publication,
    text: string,
    linkSecret: string,
    cache: RequestCache,
  ): Promise<Verdict> {
    const { manifest, missed } = publication;
    const { prefixes, link, salt, edition, date: asOf, lacksIds = false } = manifest;
    const secret = link ? linkSecret : undefined;
    const id = sealedId(text, prefixes);
    if (id === undefined) return { status: 'mistyped', similar: [] };
    // An empty ID is never found (R8).
    if (id !== '') {
      const isOpen = !link || (await isLinkSecret(linkSecret, id));
      if (!isOpen) return { status: 'unread', kind: 'needs-link' };
      const password = passwordOf(id, secret);
      const entry = await entryOf(await certificateKey(password, fromHex(salt)), fromHex(edition));
      const sealed = await sealedRecord(manifest, entry, cache);
      if (sealed) {
        const record = await crypto.subtle.decrypt(recordCipher, entry.key, sealed);
        return { ...foundIn(new Uint8Array(record), id, publication), secret };
      }
    }
    if (isFresh(publication)) {
      const status = statusOfUnknown(text, lacksIds, idShapes);
      return { status, asOf, similar: [], ...(id !== '' && { secret }) };
    }
    if (missed) throw missed;
    // The manifest may become too old during a look-up, for example while the device sleeps. Only a fresh manifest
    // can show that the register lacks an ID.
    return look(await newest(), text, linkSecret, cache);
  }

  /** Returns a fresh manifest. Without a connection, returns the manifest that was fetched or kept earlier. */
  async function newest(): Promise<Publication> {
    if (latest && isFresh(latest)) return latest;
    return fetchManifest('no-cache').catch(keptManifest);
  }

  async function fetchManifest(cache: RequestCache): Promise<Publication> {
    const fetchedAt = Date.now();
    let dates: FileDates = {};
    const onDates = (told: FileDates) => void (dates = told);
    const file = await fetchRegister(url, { ...withChecksum, cache, onDates });
    const manifest = await ownManifest(file);
    if (builtWith && manifest.date < builtWith.date) {
      throw new SealedFault('damaged', 'the register is older than the page');
    }
    void keep(url, file).then(() => dropOthers(manifest.edition));
    latest = { manifest, fetchedAt, sent: dates.sent };
    return latest;
  }

  /** @throws SealedFault as `readManifest` does, and `damaged` for a manifest of another key */
  async function ownManifest(file: Bytes): Promise<Manifest> {
    const manifest = await readManifest(file);
    // The salt follows from the key.
    if (!builtWith || manifest.salt === builtWith.salt) return manifest;
    throw new SealedFault('damaged', 'the register was sealed with another key');
  }

  async function keptManifest(cause: unknown): Promise<Publication> {
    const missed = asSealedFault(cause);
    if (missed.kind !== 'offline' && missed.kind !== 'unreachable') throw missed;
    const kept = latest ? undefined : await keptFile(url);
    const manifest = latest?.manifest ?? (kept && (await ownManifest(kept).catch(() => undefined)));
    if (!manifest) throw missed;
    return { manifest, fetchedAt: -Infinity, missed };
  }

  async function sealedRecord(
    { edition, buckets }: Manifest,
    { place, locator }: { readonly place: number; readonly locator: Bytes },
    cache: RequestCache,
  ): Promise<Bytes | undefined> {
    const number = place % buckets;
    const address = new URL(bucketPath(edition, number), url).href;
    // `reload` means that a file was damaged, and kept files may be damaged too.
    const kept = cache === 'reload' ? undefined : await keptFile(address);
    const file = kept ?? (await fetchRegister(address, { ...withChecksum, cache }));
    const record = await sealedRecordIn(file, fromHex(edition), number, locator);
    if (!kept) void keep(address, file);
    return record;
  }

  function keptFile(address: string): Promise<Bytes | undefined> {
    return inCache(async (cache) => {
      const kept = await cache.match(address);
      return kept && new Uint8Array(await kept.arrayBuffer());
    });
  }

  function keep(address: string, file: Bytes): Promise<void> {
    return inCache((cache) => cache.put(address, new Response(file)));
  }

  function dropOthers(edition: string): Promise<void> {
    const lasting = [url, new URL(`${edition}/`, url).href];
    return inCache(async (cache) => {
      for (const request of await cache.keys()) {
        if (!lasting.some((start) => request.url.startsWith(start))) await cache.delete(request);
      }
    });
  }

  /** Calls `work` with the browser's cache. Returns undefined if the storage is full or not allowed. */
  async function inCache<Found>(
    work: (cache: Cache) => Promise<Found>,
  ): Promise<Found | undefined> {
    try {
      return keptIn === undefined ? undefined : await work(await caches.open(keptIn));
    } catch {
      return undefined;
    }
  }
}

/** The length of a file with a checksum need not be checked. */
const withChecksum = { maxBytes: bucketSize, onUnsure: () => undefined } as const;

/** What needs the register's files, which are fetched in the given cache mode. */
type Work<Reply> = (publication: Publication, cache: RequestCache) => Promise<Reply>;

interface Publication {
  readonly manifest: Manifest;
  /** When this browser began to fetch the manifest, in Unix milliseconds. */
  readonly fetchedAt: number;
  /** When the host sent the manifest, in HTTP's format. */
  readonly sent?: string | undefined;
  /** Why a newer manifest could not be fetched. */
  readonly missed?: SealedFault;
}

/** Whether the manifest was fetched in the last five minutes. False if the clock was set back since then. */
function isFresh({ fetchedAt }: Publication): boolean {
  const age = Date.now() - fetchedAt;
  return age >= 0 && age <= 5 * 60_000;
}

function foundIn(bytes: Bytes, id: string, publication: Publication): FoundVerdict {
  const { student, course, facts = {} } = readRecord(bytes);
  const { manifest, sent } = publication;
  const { date: asOf } = manifest;
  const certificate = { student, course, id };
  // The day of sealing is the day of a build.
  const state = stateOn(certificate, facts, todayInIndia({ built: asOf, sent }));
  return { status: 'found', certificate, state, asOf, isKept: !isFresh(publication) };
}

/** An unexpected error means that a file is damaged. */
function asSealedFault(cause: unknown): SealedFault {
  if (cause instanceof SealedFault) return cause;
  if (!(cause instanceof RegisterFault)) {
    return new SealedFault('damaged', String(cause), { cause });
  }
  const { kind, detail, message } = cause;
  if (kind === 'offline') return new SealedFault('offline', detail, { cause });
  const isMissing = kind === 'http-status' && (detail === '404' || detail === '410');
  const isDamage = isMissing || kind === 'too-large';
  return new SealedFault(isDamage ? 'damaged' : 'unreachable', message, { cause });
}
