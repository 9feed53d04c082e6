import { type Bytes, joinBytes } from '../../spreadsheet/bytes.ts';
import { SealedFault } from '../faults.ts';
import { formedId } from '../ids.ts';
import { type CertificateFacts, statuses } from '../certificates/states.ts';
import { trimText } from '../../spreadsheet/sheet/cells.ts';

// docs/sealed-register.md describes the files of a sealed register for other implementations.

/** The contents of `manifest.json`, apart from a checksum. Bytes are in hex. */
export interface Manifest {
  readonly format: 2;
  /** The name of the edition, 16 bytes. Any change in the register gives a new name. */
  readonly edition: string;
  /** The salt of `certificateKey`, 16 bytes. */
  readonly salt: string;
  readonly buckets: number;
  /** The day of sealing, in ISO 8601. Visitors see this day. */
  readonly date: string;
  /** The prefixes of the academy's own IDs. */
  readonly prefixes: readonly string[];
  /** Whether a certificate opens only with the secret in its link or QR code. */
  readonly link: boolean;
  /** Set if rows without an ID were left out. An unknown ID is then `incomplete`, not `invalid`. */
  readonly lacksIds?: true;
}

export async function manifestFile(manifest: Manifest): Promise<Bytes> {
  return utf8(JSON.stringify({ ...manifest, checksum: await manifestChecksum(manifest) }));
}

/** @throws SealedFault `damaged` or `outdated-page`; SyntaxError if the file is not JSON */
export async function readManifest(file: Bytes): Promise<Manifest> {
  const read: unknown = JSON.parse(new TextDecoder().decode(file));
  // If the JSON is not an object, `checksum` and `manifest.format` are undefined.
  const { checksum, ...manifest } = {
    ...(read as Partial<Manifest> & { readonly checksum?: string }),
  };
  if (manifest.format !== 2) throw new SealedFault('outdated-page', 'another format');
  if ((await manifestChecksum(manifest)) !== checksum) {
    throw new SealedFault('damaged', 'the checksum of the manifest');
  }
  // The cast is safe, since only `manifestFile` writes the right checksum.
  return manifest as Manifest;
}

/** The number of slots in each bucket. Unused slots are filled with random bytes. */
export const slotCount = 32;
export const locatorSize = 16;
export const recordSize = 512;
/** In bytes: a locator, and a sealed record with its authentication tag of 16 bytes. */
export const slotSize = locatorSize + recordSize + 16;
/** In bytes: the slots, and a checksum of 32 bytes. The manifest may have at most this size too. */
export const bucketSize = slotCount * slotSize + 32;

/** The path of a bucket, relative to the manifest. */
export function bucketPath(edition: string, number: number): string {
  return `${edition}/${number}.bin`;
}

export async function bucketFile(slots: Bytes, edition: Bytes, number: number): Promise<Bytes> {
  return joinBytes([slots, await bucketChecksum(slots, edition, number)]);
}

/**
 * The sealed record with the given `locator`, if the bucket contains it.
 *
 * @throws SealedFault `damaged` unless `file` is complete and is the bucket `number` of `edition`
 */
export async function sealedRecordIn(
  file: Bytes,
  edition: Bytes,
  number: number,
  locator: Bytes,
): Promise<Bytes | undefined> {
  const slots = file.subarray(0, slotCount * slotSize);
  const checksum = toHex(await bucketChecksum(slots, edition, number));
  if (file.length !== bucketSize || toHex(file.subarray(slots.length)) !== checksum) {
    throw new SealedFault('damaged', `the checksum of bucket ${number}`);
  }
  for (let at = 0; at < slots.length; at += slotSize) {
    const start = at + locatorSize;
    if (toHex(slots.subarray(at, start)) === toHex(locator)) {
      return slots.subarray(start, at + slotSize);
    }
  }
  return undefined;
}

/** The data of a certificate, without its ID. Whoever opens the record knows the ID already. */
export interface SealedRecord {
  readonly student: string;
  readonly course: string;
  readonly facts?: CertificateFacts | undefined;
}

/** The record as JSON, filled up with spaces to `recordSize`, or longer if the JSON does not fit. */
export function recordBytes({ student, course, facts = {} }: SealedRecord): Bytes {
  const hasFacts = Object.values(facts).some((fact) => fact !== undefined);
  const json = utf8(JSON.stringify(hasFacts ? { student, course, facts } : { student, course }));
  const padding = Math.max(0, recordSize - json.length);
  return joinBytes([json, new Uint8Array(padding).fill(0x20)]);
}

const knownFacts: Readonly<Record<keyof CertificateFacts, true>> = {
  issued: true,
  until: true,
  since: true,
  status: true,
  replacedBy: true,
  unclear: true,
};

/**
 * A page that does not know the status in a record must not call the certificate valid.
 *
 * @throws SealedFault `outdated-page` if the record has a fact or a status that this page does not know
 */
export function readRecord(bytes: Bytes): SealedRecord {
  // The cast is safe, since the key of an ID opens only what `recordBytes` has written.
  const record = JSON.parse(new TextDecoder().decode(bytes)) as SealedRecord;
  const { facts = {} } = record;
  const strange = Object.keys(facts).find((name) => !Object.hasOwn(knownFacts, name));
  const isKnown = facts.status === undefined || statuses.includes(facts.status);
  if (strange === undefined && isKnown) return record;
  throw new SealedFault('outdated-page', strange ?? `status ${facts.status}`);
}

/**
 * The spelling under which an ID is sealed. An ID of the academy's own form is spelt as printed, and any other ID is
 * only trimmed (R7). Undefined if the check character is wrong.
 */
export function sealedId(text: string, prefixes: readonly string[]): string | undefined {
  const typed = trimText(text);
  const formed = formedId(typed, prefixes);
  if (formed.form === 'mistyped') return undefined;
  return formed.form === 'new' ? formed.id : typed;
}

export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

async function manifestChecksum(manifest: Partial<Manifest>): Promise<string> {
  return toHex(await sha256(utf8(JSON.stringify(manifest))));
}

function bucketChecksum(slots: Bytes, edition: Bytes, number: number): Promise<Bytes> {
  const place = new Uint8Array(4);
  new DataView(place.buffer).setUint32(0, number);
  return sha256(joinBytes([edition, place, slots]));
}
