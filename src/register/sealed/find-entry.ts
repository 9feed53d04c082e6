import type { CertificateFacts } from '../rules/certificate-facts.ts';
import { bucketNumber } from './entry-place.ts';
import { findBucket } from './find-bucket.ts';
import { fromHex } from './hex.ts';
import { idKeyring } from './id-keyring.ts';
import { linkSecretIn } from './link-secret.ts';
import type { Manifest } from './manifest.ts';
import { openEntry } from './open-entry.ts';
import { SealedFault } from './sealed-fault.ts';
import { sealedId } from './sealed-id.ts';
import type { SealedCertificate, SealedRequest, SealedSource } from './sealed-source.ts';

/** What is asked of a register. */
export interface Asked {
  /** The ID, as it was typed. */
  readonly text: string;
  /** As the link has it. */
  readonly linkSecret: string | undefined;
}

export type Found =
  | {
      readonly kind: 'entry';
      readonly certificate: SealedCertificate;
      readonly facts?: CertificateFacts | undefined;
    }
  | { readonly kind: 'mistyped' }
  /** The edition has no entry for the ID. Whether that means anything depends on the manifest's age. */
  | { readonly kind: 'absent' };

/** Finds the entry of an ID in the edition that a manifest names. */
export type Finder = (
  manifest: Manifest,
  asked: Asked,
  cache: SealedRequest['cache'],
) => Promise<Found>;

/** Finds entries in a register's files, and throws a SealedFault where a file keeps it from that. */
export function finder(source: SealedSource): Finder {
  const keyOf = idKeyring();
  return async (manifest, { text, linkSecret }, cache) => {
    const read = sealedId(text, manifest.prefixes);
    if (read.kind === 'mistyped') return read;
    // No entry has an empty ID (R8).
    if (read.kind === 'empty') return { kind: 'absent' };
    const { id } = read;
    const secret = manifest.link ? await linkSecretIn(linkSecret ?? '', id) : undefined;
    if (manifest.link && !secret) throw new SealedFault('needs-link');

    const key = await keyOf(id, secret, manifest);
    const { bits } = manifest;
    const number = await bucketNumber(key, bits);
    const bucket = await findBucket(source, manifest, number, cache);
    const place = { edition: fromHex(manifest.edition), bits, number };
    const record = await openEntry(bucket, key, place);
    if (!record) return { kind: 'absent' };
    const { student, course, facts } = record;
    return { kind: 'entry', certificate: { student, course, id }, facts };
  };
}
