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

/** Where a sealed register is published. */
export interface SealedPlace {
  /** The absolute address of the manifest. The paths of the buckets are relative to this address. */
  readonly url: string;
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
  { url, builtWith, idShapes }: SealedPlace,
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
    const { manifest } = publication;
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
    // The manifest may become too old during a look-up, for example while the device sleeps. Only a fresh manifest
    // can show that the register lacks an ID.
    return look(await newest(), text, linkSecret, cache);
  }

  async function newest(): Promise<Publication> {
    return latest && isFresh(latest) ? latest : fetchManifest('no-cache');
  }

  async function fetchManifest(cache: RequestCache): Promise<Publication> {
    const fetchedAt = Date.now();
    let dates: FileDates = {};
    const onDates = (told: FileDates) => void (dates = told);
    const manifest = await readManifest(
      await fetchRegister(url, { ...withChecksum, cache, onDates }),
    );
    // The salt follows from the key.
    if (builtWith && manifest.salt !== builtWith.salt) {
      throw new SealedFault('damaged', 'the register was sealed with another key');
    }
    if (builtWith && manifest.date < builtWith.date) {
      throw new SealedFault('damaged', 'the register is older than the page');
    }
    latest = { manifest, fetchedAt, sent: dates.sent };
    return latest;
  }

  async function sealedRecord(
    { edition, buckets }: Manifest,
    { place, locator }: { readonly place: number; readonly locator: Bytes },
    cache: RequestCache,
  ): Promise<Bytes | undefined> {
    const number = place % buckets;
    const address = new URL(bucketPath(edition, number), url).href;
    const file = await fetchRegister(address, { ...withChecksum, cache });
    return sealedRecordIn(file, fromHex(edition), number, locator);
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
}

/** Whether the manifest was fetched in the last five minutes. False if the clock was set back since then. */
function isFresh({ fetchedAt }: Publication): boolean {
  const age = Date.now() - fetchedAt;
  return age >= 0 && age <= 5 * 60_000;
}

function foundIn(bytes: Bytes, id: string, { manifest, sent }: Publication): FoundVerdict {
  const { student, course, facts = {} } = readRecord(bytes);
  const { date: asOf } = manifest;
  const certificate = { student, course, id };
  // The day of sealing is the day of a build.
  const state = stateOn(certificate, facts, todayInIndia({ built: asOf, sent }));
  return { status: 'found', certificate, state, asOf };
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
