import { type Bytes, joinBytes } from '../bytes.ts';
import { factsReader } from '../certificates/states.ts';
import { certificatesIn, noUsableRows } from '../certificates/certificates.ts';
import type { RegisterColumns } from '../certificates/columns.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { derivedKeys, type Derivation } from './derived-keys.ts';
import {
  bucketFile,
  bucketPath,
  locatorSize,
  manifestFile,
  recordBytes,
  recordSize,
  sealedId,
  slotCount,
  slotSize,
  toHex,
  type SealedRecord,
} from './format.ts';
import { entryOf, hmac, keyFor, linkSecrets, passwordOf, recordCipher } from './keys.ts';

export interface CertificateToSeal extends SealedRecord {
  readonly id: string;
  /** In the sheet, counted from 1, for messages. */
  readonly row: number;
}

export interface SealedInput extends Omit<Derivation, 'salt'> {
  readonly records: readonly CertificateToSeal[];
  /** Of the academy's own IDs, as `content/register.yaml` has them; may be empty. */
  readonly prefixes: readonly string[];
  /** Whether a certificate opens only with the secret that its link or QR code carries. */
  readonly link: boolean;
  /** What visitors are told: "as of", ISO 8601 such as 2026-11-22. */
  readonly date: string;
}

export interface SealedOutput {
  /** What is published, by path: the buckets, and after them `manifest.json`. */
  readonly files: ReadonlyMap<string, Bytes>;
  /** To be kept outside what is published, so that the next run is quick. */
  readonly cache: Bytes;
  /** Rows without an ID: no certificate of theirs can be looked up, and none was sealed. */
  readonly rowsWithoutId: readonly number[];
}

/** Thrown when a register can't be sealed as it is; nothing has been written then. */
export class SealError extends Error {
  override readonly name = 'SealError';
  /** What is wrong and what to do, in whole sentences; in the order of the rows. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Seals a register. The same content on the same date gives the same files; any other content has other buckets, all of
 * them.
 *
 * @throws SealError with everything that keeps the register from being sealed
 */
export async function sealRegister(input: SealedInput): Promise<SealedOutput> {
  const { siteKey, prefixes, link, date } = input;
  const { certificates, rowsWithoutId } = checked(input);
  const secretOf = link ? await linkSecrets(siteKey) : undefined;
  const passwords = await Promise.all(
    certificates.map(async ({ id }) => passwordOf(id, await secretOf?.(id))),
  );
  const salt = (await keyFor('salt', siteKey)).slice(0, 16);
  const { keys, cache } = await derivedKeys(passwords, { ...input, salt });
  const edition = await editionOf(certificates, passwords, siteKey);
  const entries = await Promise.all(
    keys.map(async (key, index) => {
      const { place, locator, key: recordKey } = await entryOf(key, edition);
      const record = certificates[index]?.record ?? new Uint8Array(0);
      const sealed = await crypto.subtle.encrypt(recordCipher, recordKey, record);
      return { place, slot: joinBytes([locator, new Uint8Array(sealed)]) };
    }),
  );
  const buckets = bucketCount(entries.map(({ place }) => place));
  const files = new Map<string, Bytes>();
  const manifest = { edition: toHex(edition), salt: toHex(salt), buckets, date, prefixes, link };
  const fillKey = await keyFor('fill', siteKey, edition);
  const members = Array.from({ length: buckets }, (): Bytes[] => []);
  for (const { place, slot } of entries) members[place % buckets]?.push(slot);
  for (const [number, own] of members.entries()) {
    const slots = await filledUp(own, fillKey, number);
    files.set(bucketPath(manifest.edition, number), await bucketFile(slots, edition, number));
  }
  files.set('manifest.json', await manifestFile({ format: 2, ...manifest }));
  return { files, cache, rowsWithoutId };
}

/**
 * The certificates in a sheet, with what the validator would say of each.
 *
 * @throws RegisterFault `no-usable-rows`
 */
export function certificatesToSeal(
  rows: readonly SheetRow[],
  columns: RegisterColumns,
): CertificateToSeal[] {
  const certificates = certificatesIn(rows, columns);
  if (certificates.records.length === 0) throw noUsableRows(certificates);
  const factsOf = factsReader(certificates);
  return certificates.records.map((record) => {
    const { id, student, course, row } = record;
    return { id, student, course, row, facts: factsOf(record) };
  });
}

/** A certificate that can be sealed: its ID in the one spelling that opens it, and what is said of it. */
interface Checked {
  readonly id: string;
  readonly record: Bytes;
}

/** What of a register is sealed. @throws SealError */
function checked({ records, prefixes }: SealedInput) {
  const problems: string[] = [];
  const certificates: Checked[] = [];
  const rowsWithoutId: number[] = [];
  const rowOfId = new Map<string, number>();
  for (const certificate of records) {
    const { id, row } = certificate;
    const read = sealedId(id, prefixes);
    if (read.kind === 'empty') {
      rowsWithoutId.push(row);
      continue;
    }
    if (read.kind === 'mistyped') {
      problems.push(`Row ${row}: ${mistyped(id)}`);
      continue;
    }
    const earlier = rowOfId.get(read.id);
    if (earlier === undefined) rowOfId.set(read.id, row);
    else problems.push(`Row ${row}: ${sameId(id, earlier)}`);
    const record = recordBytes(certificate);
    if (record.length > recordSize) problems.push(`Row ${row}: ${tooLong(record.length)}`);
    certificates.push({ id: read.id, record });
  }
  if (problems.length > 0) throw new SealError(problems);
  return { certificates, rowsWithoutId };
}

function mistyped(id: string): string {
  return `the ID "${id}" has the form of the academy's own IDs, but one of its characters is wrong. Correct it as the certificate has it. If older IDs have this form too, choose another prefix in idPrefixes.`;
}

function sameId(id: string, row: number): string {
  return `the ID "${id}" is in row ${row} too. Give each certificate an ID of its own, or remove one of the rows.`;
}

function tooLong(bytes: number): string {
  return `student, course and the other columns take ${bytes} bytes together; ${recordSize} fit. Shorten the longest of them.`;
}

/** The edition of this content, whatever the order of its rows: nobody without the site's key learns from it what that is. */
async function editionOf(
  certificates: readonly Checked[],
  passwords: readonly string[],
  siteKey: Bytes,
): Promise<Bytes> {
  const lines = certificates.map(({ record }, index) =>
    JSON.stringify([passwords[index], toHex(record)]),
  );
  const content = lines.sort().join('\n');
  return (await hmac(await keyFor('edition', siteKey), content)).slice(0, 16);
}

/** 16 for up to 256 certificates, and then four times as many at a time: no more can be told from the number of files. */
function bucketCount(places: readonly number[]): number {
  for (let buckets = 16; buckets <= mostBuckets; buckets *= 4) {
    if (places.length <= (buckets * slotCount) / 2 && fits(places, buckets)) return buckets;
  }
  throw new SealError([
    `The register has too many certificates to be sealed: ${places.length}. At most ${(mostBuckets * slotCount) / 2} fit.`,
  ]);
}

/** As many files as the smallest of hosts takes. */
const mostBuckets = 16_384;

function fits(places: readonly number[], buckets: number): boolean {
  const used = new Uint32Array(buckets);
  return places.every((place) => {
    const number = place % buckets;
    used[number] = (used[number] ?? 0) + 1;
    return (used[number] ?? 0) <= slotCount;
  });
}

/** The slots of a bucket in the order of their locators: its own, and such as look like them and open with no key. */
async function filledUp(own: readonly Bytes[], fillKey: Bytes, number: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', fillKey, 'AES-CTR', false, ['encrypt']);
  const counter = new Uint8Array(16);
  new DataView(counter.buffer).setUint32(0, number);
  const stream = { name: 'AES-CTR', counter, length: 64 };
  const zeros = new Uint8Array((slotCount - own.length) * slotSize);
  const noise = new Uint8Array(await crypto.subtle.encrypt(stream, key, zeros));
  const slots = [...own];
  for (let at = 0; at < noise.length; at += slotSize) slots.push(noise.slice(at, at + slotSize));
  const locatorOf = (slot: Bytes) => toHex(slot.subarray(0, locatorSize));
  return joinBytes(
    slots
      .map((slot) => ({ slot, locator: locatorOf(slot) }))
      .sort((some, other) => (some.locator < other.locator ? -1 : 1))
      .map(({ slot }) => slot),
  );
}
