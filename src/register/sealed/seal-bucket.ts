import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import {
  bucketSize,
  headSize,
  locatorSize,
  magic,
  partSize,
  setLeadingBits,
  slotCount,
  slotSize,
  viewOf,
} from './bucket-layout.ts';
import { compareBytes } from './compare-bytes.ts';
import type { Entry } from './edition.ts';
import { partCipher, partPlace } from './entry-place.ts';

/** What all buckets of an edition have in common. */
export interface BucketSetting {
  readonly edition: Bytes;
  readonly bits: number;
  /** Of AES-CTR: fills the slots that no entry takes. */
  readonly decoyKey: CryptoKey;
}

/** The file of a bucket, its Merkle path still zeros. */
export async function sealBucket(
  number: number,
  entries: readonly Entry[],
  setting: BucketSetting,
): Promise<Bytes> {
  const sealed = await Promise.all(entries.map((entry) => sealEntry(entry, number, setting)));
  const own = sealed.flat();
  const slots = [...own, ...(await decoys(slotCount - own.length, number, setting))];
  slots.sort((some, other) =>
    compareBytes(some.subarray(0, locatorSize), other.subarray(0, locatorSize)),
  );
  const file = new Uint8Array(bucketSize(setting.bits));
  viewOf(file).setUint32(0, magic);
  viewOf(file).setUint32(4, number);
  file.set(setting.edition, 8);
  for (const [index, slot] of slots.entries()) file.set(slot, headSize + index * slotSize);
  return file;
}

async function sealEntry(
  { idKey, record }: Entry,
  number: number,
  { edition, bits }: BucketSetting,
): Promise<Bytes[]> {
  const slots: Bytes[] = [];
  for (let part = 0; part * partSize < record.length; part++) {
    const place = await partPlace(idKey, part, { edition, bits, number });
    const key = await crypto.subtle.importKey('raw', place.key, 'AES-GCM', false, ['encrypt']);
    const plain = record.subarray(part * partSize, (part + 1) * partSize);
    const sealed = await crypto.subtle.encrypt(partCipher(edition, place.locator), key, plain);
    slots.push(joinBytes([place.locator, new Uint8Array(sealed)]));
  }
  return slots;
}

/** Slots that look like any other and open with no key. */
async function decoys(
  count: number,
  number: number,
  { bits, decoyKey }: BucketSetting,
): Promise<Bytes[]> {
  const counter = new Uint8Array(16);
  viewOf(counter).setUint32(0, number);
  const zeros = new Uint8Array(count * slotSize);
  const stream = { name: 'AES-CTR', counter, length: 64 };
  const noise = new Uint8Array(await crypto.subtle.encrypt(stream, decoyKey, zeros));
  return Array.from({ length: count }, (_, index) => {
    const slot = noise.subarray(index * slotSize, (index + 1) * slotSize);
    setLeadingBits(slot, bits, number);
    return slot;
  });
}
