import { type Bytes, joinBytes } from '../../spreadsheet/bytes.ts';
import { isCertificate } from '../certificates/own-ids.ts';
import { registerIn, type RegisterLayout } from '../certificates/verdict.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
import {
  bucketFile,
  bucketPath,
  fromHex,
  locatorSize,
  type Manifest,
  manifestFile,
  recordBytes,
  recordSize,
  sealedId,
  sha256,
  slotCount,
  slotSize,
  toHex,
  utf8,
  type SealedRecord,
} from './format.ts';
import {
  aesGcmKey,
  certificateKey,
  entryOf,
  keyedDigest,
  keyFor,
  linkSecret,
  passwordOf,
  recordCipher,
} from './keys.ts';

export interface CertificateToSeal extends SealedRecord {
  readonly id: string;
  readonly row: number;
}

export interface CertificatesToSeal {
  readonly records: readonly CertificateToSeal[];
  /** Whether some rows of the register have no readable ID. */
  readonly lacksIds: boolean;
}

export interface SealedInput
  extends CertificatesToSeal, Pick<Manifest, 'prefixes' | 'link' | 'date'> {
  readonly siteKey: Bytes;
  /** The cache of an earlier run. With a damaged cache, or a cache of another key, sealing only takes longer. */
  readonly cache?: Bytes | undefined;
  /**
   * Receives each file to publish, `manifest.json` last. The memory may be too small for all files of a large
   * register, so the caller should write each file immediately.
   */
  readonly publish: (path: string, file: Bytes) => void;
  /** Called after each new key. Keys from the cache do not count. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

/**
 * Seals a register. The same certificates, settings and date give the same files. If any certificate changes, all
 * buckets change.
 *
 * @returns `cache`, which makes the next run quick and must not be published; and `rowsWithoutId`, the rows that were
 *   left out
 * @throws Error whose message tells the owner everything that prevents sealing, in one line for each row
 */
export async function sealRegister(input: SealedInput) {
  const { siteKey, prefixes, link, date, publish, lacksIds } = input;
  const { certificates, rowsWithoutId } = await checked(input);
  const salt = (await keyFor('salt', siteKey)).slice(0, 16);
  const { keys, cache } = await derivedKeys(certificates, salt, input);
  // The digests are sorted below, so that the order of rows does not matter.
  const digests = await inGroups(certificates, async ({ password, record }) =>
    toHex(await sha256(joinBytes([utf8(JSON.stringify(password)), record]))),
  );
  const edition = await keyedDigest('edition', siteKey, digests.sort().join('\n'));
  const sealed = await inGroups(certificates, async ({ password, record }) => {
    const { place, locator, key } = await entryOf(fromHex(keys.get(password) ?? ''), edition);
    const bytes = await crypto.subtle.encrypt(recordCipher, key, record);
    return { place, slot: joinBytes([locator, new Uint8Array(bytes)]) };
  });
  const buckets = inBuckets(sealed);
  const fillKey = await keyFor('fill', siteKey, edition);
  const named = { edition: toHex(edition), salt: toHex(salt), buckets: buckets.length };
  for (const [number, own] of buckets.entries()) {
    const slots = await filledUp(own, fillKey, number);
    publish(bucketPath(named.edition, number), await bucketFile(slots, edition, number));
  }
  const manifest = { format: 2, ...named, date, prefixes, link } as const;
  publish('manifest.json', await manifestFile(lacksIds ? { ...manifest, lacksIds } : manifest));
  return { cache, rowsWithoutId };
}

/** @throws RegisterFault `changed-form`, `no-usable-rows`, `no-ids` or `not-calculated` */
export function certificatesToSeal(
  rows: Iterable<SheetRow>,
  layout: RegisterLayout,
): CertificatesToSeal {
  const { records, columns, factsOf, lacksIds } = registerIn(rows, layout);
  const sealed = records.filter((record) => isCertificate(record, columns));
  return {
    lacksIds,
    records: sealed.map((record) => {
      const { id, student, course, row } = record;
      return { id, student, course, row, facts: factsOf(record) };
    }),
  };
}

interface Checked {
  readonly password: string;
  readonly record: Bytes;
}

async function checked({ records, prefixes, siteKey, link }: SealedInput) {
  const problems: string[] = [];
  const certificates: Checked[] = [];
  const rowsWithoutId: number[] = [];
  const rowOfId = new Map<string, number>();
  for (const certificate of records) {
    const { id, row } = certificate;
    const refuse = (problem: string) => problems.push(`Row ${row}: ${problem}`);
    const sealed = sealedId(id, prefixes);
    if (sealed === undefined) {
      refuse(
        `the ID "${id}" has the form of the academy's own IDs, but one of its characters is wrong. Type the ID as it is on the certificate. If older IDs have this form too, choose another prefix in idPrefixes.`,
      );
    }
    if (sealed === '') rowsWithoutId.push(row);
    if (!sealed) continue;
    const earlier = rowOfId.get(sealed);
    if (earlier !== undefined) {
      refuse(
        `the ID "${id}" is in row ${earlier} too. Give each certificate an ID of its own, or remove one of the rows.`,
      );
    }
    rowOfId.set(sealed, earlier ?? row);
    const record = recordBytes(certificate);
    if (record.length > recordSize) {
      refuse(
        `student, course and the columns about the state take ${record.length} bytes together, but only ${recordSize} fit. Shorten the longest text.`,
      );
    }
    const secret = link ? await linkSecret(siteKey, sealed) : undefined;
    certificates.push({ password: passwordOf(sealed, secret), record });
  }
  if (problems.length > 0) {
    throw new Error(["The register can't be sealed.", ...problems].join('\n'));
  }
  return { certificates, rowsWithoutId };
}

/** Each key that the old cache lacks takes a tenth of a second. */
async function derivedKeys(
  certificates: readonly Checked[],
  salt: Bytes,
  { siteKey, cache, onProgress }: SealedInput,
) {
  const cacheKey = await aesGcmKey(await keyFor('cache', siteKey));
  const known = await keysIn(cache, cacheKey);
  const passwords = certificates.map(({ password }) => password);
  const missing = passwords.filter((password) => !known.has(password));
  let done = 0;
  const derive = async (password: string) => {
    known.set(password, toHex(await certificateKey(password, salt)));
    onProgress?.(++done, missing.length);
  };
  await inGroups(missing, derive);
  const keys = new Map(passwords.map((password) => [password, known.get(password) ?? '']));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const json = JSON.stringify([...keys]);
  // The cache may lie where others see its size. It grows by steps, as the number of files does.
  let size = 32 * 1024;
  while (size < json.length) size *= 4;
  const padded = utf8(json.padEnd(size));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cacheKey, padded);
  return { keys, cache: joinBytes([iv, new Uint8Array(sealed)]) };
}

/** Eight at a time, since `crypto.subtle` works in several threads. More would need too much memory. */
async function inGroups<From, To>(
  from: readonly From[],
  change: (one: From) => Promise<To>,
): Promise<To[]> {
  const changed: To[] = [];
  for (let at = 0; at < from.length; at += 8) {
    changed.push(...(await Promise.all(from.slice(at, at + 8).map(change))));
  }
  return changed;
}

/** The keys in the cache; empty if the cache is damaged or was made with another key. */
async function keysIn(cache = new Uint8Array(0), key: CryptoKey): Promise<Map<string, string>> {
  try {
    const cipher = { name: 'AES-GCM', iv: cache.slice(0, 12) };
    const json = await crypto.subtle.decrypt(cipher, key, cache.slice(12));
    // The cast is safe, since only `derivedKeys` writes a cache that opens with this key.
    return new Map(JSON.parse(new TextDecoder().decode(json)) as [string, string][]);
  } catch {
    return new Map();
  }
}

/**
 * Puts the slots into buckets: 16 for up to 256 certificates, 64 for up to 1,024, and so on. So the number of files
 * reveals little about the number of certificates.
 */
function inBuckets(sealed: readonly { readonly place: number; readonly slot: Bytes }[]): Bytes[][] {
  for (let count = 16; ; count *= 4) {
    if (sealed.length > (count * slotCount) / 2) continue;
    const buckets = Array.from({ length: count }, (): Bytes[] => []);
    for (const { place, slot } of sealed) buckets[place % count]?.push(slot);
    if (buckets.every((slots) => slots.length <= slotCount)) return buckets;
  }
}

/** Adds random bytes that look like the slots of certificates, and sorts all slots by locator. */
async function filledUp(own: readonly Bytes[], fillKey: Bytes, number: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', fillKey, 'AES-CTR', false, ['encrypt']);
  const counter = new Uint8Array(16);
  new DataView(counter.buffer).setUint32(0, number);
  const stream = { name: 'AES-CTR', counter, length: 64 };
  const zeros = new Uint8Array((slotCount - own.length) * slotSize);
  const noise = new Uint8Array(await crypto.subtle.encrypt(stream, key, zeros));
  const slots = [...own];
  for (let at = 0; at < noise.length; at += slotSize) slots.push(noise.slice(at, at + slotSize));
  // Locators sort in hex as their bytes do.
  const bySlot = new Map(slots.map((slot) => [toHex(slot.subarray(0, locatorSize)), slot]));
  const inOrder = [...bySlot].sort(([some], [other]) => (some < other ? -1 : 1));
  return joinBytes(inOrder.map(([, slot]) => slot));
}
