import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { bodySize, headSize, locatorSize, slotSize } from './bucket-layout.ts';
import { compareBytes } from './compare-bytes.ts';
import { partCipher, partPlace } from './entry-place.ts';
import { SealedFault } from './sealed-fault.ts';
import { partsIn, readRecord, type SealedRecord } from './sealed-record.ts';

interface Place {
  readonly edition: Bytes;
  readonly bits: number;
  readonly number: number;
}

/**
 * The record under an ID's key in a verified bucket; undefined if it is not there.
 *
 * @throws SealedFault `damaged-entry`, or `outdated-page`
 */
export async function openEntry(
  bucket: Bytes,
  idKey: Bytes,
  place: Place,
): Promise<SealedRecord | undefined> {
  const first = await openPart(bucket, idKey, 0, place);
  if (!first) return undefined;
  const parts = [first];
  for (const count = partsIn(first); parts.length < count;) {
    const part = await openPart(bucket, idKey, parts.length, place);
    if (!part) throw new SealedFault('damaged-entry', 'a part that is missing');
    parts.push(part);
  }
  return readRecord(joinBytes(parts));
}

async function openPart(
  bucket: Bytes,
  idKey: Bytes,
  part: number,
  place: Place,
): Promise<Bytes | undefined> {
  const { locator, key } = await partPlace(idKey, part, place);
  const sealed = slotAt(bucket, locator);
  if (!sealed) return undefined;
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
  try {
    const cipher = partCipher(place.edition, locator);
    return new Uint8Array(await crypto.subtle.decrypt(cipher, aes, sealed));
  } catch (cause) {
    throw new SealedFault('damaged-entry', 'its seal', { cause });
  }
}

/** What the slot of this locator holds. */
function slotAt(bucket: Bytes, locator: Bytes): Bytes | undefined {
  for (let at = headSize; at < bodySize; at += slotSize) {
    const start = at + locatorSize;
    if (compareBytes(bucket.subarray(at, start), locator) === 0) {
      return bucket.subarray(start, at + slotSize);
    }
  }
  return undefined;
}
