import type { Bytes } from '../../spreadsheet/bytes.ts';
import type { PossibleIds } from '../certificates/carried-id.ts';
import { type FileDates, todayInIndia } from '../certificates/dates.ts';
import { stateOn } from '../certificates/facts.ts';
import { statusOfUnknown } from '../certificates/unknown-verdicts.ts';
import type { AskedVerdict, FoundVerdict, Verdict } from '../certificates/verdict.ts';
import { RegisterFault, SealedFault } from '../faults.ts';
import { firstHeld, type IdTask, type RegisterSource } from '../worker/register-source.ts';
import { fetchRegister } from '../load/fetch-register.ts';
import type { Fault, Question, Reply } from '../worker/worker-messages.ts';
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

export interface SealedClient extends Pick<RegisterSource, 'state'> {
  /** Looks up an ID, which takes a tenth of a second and fetches one bucket. The promise never rejects. */
  readonly find: (text: string, linkSecret?: string) => Promise<Verdict | Fault>;
}

/** The look-up that the page's inline script (begin-register.ts) starts before the island's code arrives. */
export interface BegunSealed {
  /** Undefined if the code that reads sealed registers did not arrive. */
  readonly opening: Promise<SealedClient | undefined>;
  /** The answer to the link that opened the page; undefined without a plain link. */
  readonly verdict: Promise<AskedVerdict | Fault | undefined>;
}

/**
 * A sealed register for the island.
 *
 * @param begun what the inline script has asked for already
 */
export function sealedSource({ state, find }: SealedClient, begun?: BegunSealed): RegisterSource {
  const opened = async () => {
    const outcome = await state;
    const verdict = await begun?.verdict;
    if (outcome.status === 'fault' || !verdict) return outcome;
    return verdict.status === 'fault' ? verdict : { ...outcome, verdict };
  };
  const findAny = ({ ids, secret }: PossibleIds) =>
    firstHeld(ids, (id) => find(id, secret?.toLowerCase()));
  const answer = async (question: Question<IdTask>): Promise<Reply<IdTask> | Fault> => {
    switch (question.task) {
      case 'find':
        return findAny(question);
      case 'verdicts': {
        const verdict = await findAny(question.texts[0] ?? { ids: [''] });
        return verdict.status === 'fault' ? verdict : { status: 'verdicts', verdicts: [verdict] };
      }
      case 'recognise':
        return { status: 'recognised', found: [] };
    }
  };
  // A cast, since the types can't say that each question gets its own kind of answer.
  return { state: opened(), ask: answer as RegisterSource['ask'], close: () => undefined };
}

/** Opens a sealed register. */
export function openSealed({ url, keptIn, builtWith, idShapes }: SealedPlace): SealedClient {
  let latest: Publication | undefined;
  return {
    state: answered(() => withFiles(async () => ({ status: 'ready' as const }))),
    find: (text, linkSecret = '') =>
      answered(() => withFiles((publication, cache) => look(publication, text, linkSecret, cache))),
  };

  /** Fetches all files again if one is damaged. There may be a new edition, or half a file in a cache. */
  async function withFiles<Reply>(
    work: (publication: Publication, cache: RequestCache) => Promise<Reply>,
  ): Promise<Reply> {
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

/** Turns any error of `work` into a fault, so that an error never makes an ID invalid. */
async function answered<Reply>(work: () => Promise<Reply>): Promise<Reply | Fault> {
  try {
    // Pages without https lack `crypto.subtle`, although its type says otherwise.
    if (!(crypto as Partial<Crypto>).subtle) throw new SealedFault('insecure-page');
    return await work();
  } catch (cause) {
    const { kind, detail } = asSealedFault(cause);
    return { status: 'fault', kind, detail };
  }
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
