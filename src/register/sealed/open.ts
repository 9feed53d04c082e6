import { SealedFault } from '../faults.ts';
import { dayInIndia, stateOn } from '../certificates/states.ts';
import type { FindResult, RegisterState } from '../worker/worker-messages.ts';
import { fromHex, readRecord, sealedId, type SealedRecord } from './format.ts';
import { certificateKey, entryOf, isLinkSecret, passwordOf, recordCipher } from './keys.ts';
import {
  isDamaged,
  isFresh,
  publishedFiles,
  type CacheMode,
  type Publication,
  type SealedPlace,
} from './published-files.ts';

export interface SealedRegister {
  /** Settles once the manifest has been fetched, and never rejects. */
  readonly state: Promise<RegisterState>;
  /**
   * Looks up an ID: derives its key, which takes about a tenth of a second, and gets one bucket. Never rejects.
   *
   * @param linkSecret what the link that was opened carries as `&k=`, if it carries one
   */
  readonly find: (id: string, linkSecret?: string) => Promise<FindResult>;
}

/** Opens a sealed register, to be looked up one ID at a time. */
export function openSealed(place: SealedPlace): SealedRegister {
  const files = publishedFiles(place);
  const keyOf = keyring();
  return {
    state: answered(async () => {
      await files.newest();
      return { status: 'ready' } as const;
    }),
    find: (id, linkSecret) => answered(() => find(id, linkSecret)),
  };

  async function find(text: string, linkSecret = ''): Promise<FindResult> {
    let looked = await look(await files.newest(), text, linkSecret);
    const { fetchedAt } = looked.publication;
    // A device may sleep while it looks: then it looks again in what is newest now.
    if (looked.entry === 'absent' && fetchedAt !== undefined && !isFresh(looked.publication)) {
      looked = await look(await files.newest(), text, linkSecret);
    }
    const { entry, publication } = looked;
    const { date: asOf } = publication.manifest;
    if (entry === 'mistyped') return { status: 'mistyped', similar: [] };
    if (entry === 'needs-link') return { status: 'unread', kind: 'needs-link' };
    if (entry !== 'absent') return foundIn(entry, asOf, !isFresh(publication));
    if (isFresh(publication)) return { status: 'invalid', asOf, similar: [] };
    throw publication.missed ?? new SealedFault('unreachable', 'too slow');
  }

  /** What a publication has of an ID; or the next one, if a file turns out damaged. */
  async function look(publication: Publication, text: string, linkSecret: string): Promise<Looked> {
    try {
      return { publication, entry: await entryIn(publication, text, linkSecret, 'default') };
    } catch (fault) {
      if (!isDamaged(fault)) throw fault;
      // A release may have come out in between, or a cache may hold half a file.
      const next = await files.again();
      return { publication: next, entry: await entryIn(next, text, linkSecret, 'reload') };
    }
  }

  async function entryIn(
    { manifest }: Publication,
    text: string,
    linkSecret: string,
    cache: CacheMode,
  ): Promise<Entry> {
    const read = sealedId(text, manifest.prefixes);
    if (read.kind === 'mistyped') return 'mistyped';
    // No certificate has an empty ID (R8).
    if (read.kind === 'empty') return 'absent';
    const { id } = read;
    const byLink = manifest.link;
    if (byLink && !(await isLinkSecret(linkSecret, id))) return 'needs-link';
    const key = await keyOf(passwordOf(id, byLink ? linkSecret : undefined), manifest.salt);
    const entry = await entryOf(key, fromHex(manifest.edition));
    const sealed = await files.sealedRecord(manifest, entry, cache);
    if (!sealed) return 'absent';
    const record = await crypto.subtle.decrypt(recordCipher, entry.key, sealed);
    return { id, ...readRecord(new Uint8Array(record)) };
  }
}

type Entry = (SealedRecord & { readonly id: string }) | 'absent' | 'mistyped' | 'needs-link';

interface Looked {
  readonly publication: Publication;
  readonly entry: Entry;
}

function foundIn(
  { id, student, course, facts }: Exclude<Entry, string>,
  asOf: string,
  isKept: boolean,
): FindResult {
  // A device whose clock is behind can't make a certificate valid again that had run out by then.
  const today = dayInIndia(new Date());
  const certificate = { student, course, id };
  const state = stateOn(certificate, facts ?? {}, today > asOf ? today : asOf);
  return { status: 'found', certificate, state, asOf, isKept };
}

/** Derives each key once for as long as the page is open. */
function keyring() {
  const keys = new Map<string, ReturnType<typeof certificateKey>>();
  return (password: string, salt: string) => {
    const name = `${salt} ${password}`;
    const key = keys.get(name) ?? certificateKey(password, fromHex(salt));
    keys.set(name, key);
    // What failed is tried again when it is asked for again.
    key.catch(() => keys.delete(name));
    return key;
  };
}

/** What was thrown counts as a fault; nothing is called invalid for it. */
async function answered<Answer>(work: () => Promise<Answer>): Promise<Answer | Failure> {
  try {
    // Browsers give a page without https no `crypto.subtle`; the types know of no such page.
    if (!(crypto as Partial<Crypto>).subtle) throw new SealedFault('insecure-page');
    return await work();
  } catch (cause) {
    const { kind, detail } =
      cause instanceof SealedFault ? cause : new SealedFault('damaged', String(cause));
    return { status: 'fault', kind, detail };
  }
}

type Failure = Extract<FindResult, { status: 'fault' }>;
