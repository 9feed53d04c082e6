import type { Bytes } from '../bytes/bytes.ts';
import { partSize } from './bucket-layout.ts';
import { compareBytes } from './compare-bytes.ts';
import { hmac, hmacKey, siteKey } from './derivation.ts';
import { idKeySize } from './id-keys.ts';
import type { CheckedCertificate } from './seal-problems.ts';
import { recordJson, writeRecord } from './sealed-record.ts';

/** An ID's key and its padded record. */
export interface Entry {
  readonly idKey: Bytes;
  readonly record: Bytes;
}

export interface Edition {
  /** 16 bytes, other ones for any other content. */
  readonly name: Bytes;
  /** The entry of a certificate, by its place in the register. */
  readonly entryOf: (index: number) => Entry;
}

/** An edition of the register: its name, and all entries in the one block of bytes that the name is made from. */
export async function editionOf(
  certificates: readonly CheckedCertificate[],
  keys: Bytes,
  { secret, bits }: { secret: Bytes; bits: number },
): Promise<Edition> {
  const keyAt = (index: number) => keys.subarray(index * idKeySize, (index + 1) * idKeySize);
  const order = Uint32Array.from(certificates.keys());
  order.sort((some, other) => compareBytes(keyAt(some), keyAt(other)));

  const sizes = certificates.map(({ parts }) => idKeySize + parts * partSize);
  const content = new Uint8Array(1 + sizes.reduce((sum, size) => sum + size, 0));
  content[0] = bits;
  const places = new Uint32Array(certificates.length);
  let at = 1;
  for (const index of order) {
    places[index] = at;
    content.set(keyAt(index), at);
    const checked = certificates[index];
    at += idKeySize;
    if (checked) at += writeRecord(recordJson(checked.certificate), content, at);
  }
  const key = await hmacKey(await siteKey(secret, 'edition'));
  return {
    name: (await hmac(key, content)).slice(0, 16),
    entryOf: (index) => {
      const start = places[index] ?? 0;
      const record = start + idKeySize;
      const end = start + (sizes[index] ?? 0);
      return { idKey: content.subarray(start, record), record: content.subarray(record, end) };
    },
  };
}
