import { beforeAll, expect, it } from 'vitest';
import type { Bytes } from '../bytes/bytes.ts';
import { headSize, locatorSize, partSize, slotCount, slotSize } from './bucket-layout.ts';
import { utf8 } from './derivation.ts';
import { openEntry } from './open-entry.ts';
import { sealBucket } from './seal-bucket.ts';
import { recordJson, writeRecord } from './sealed-record.ts';

const [bits, number] = [4, 7];
const edition = new Uint8Array(16).fill(1);
const idKey = new Uint8Array(32).fill(2);
let decoyKey: CryptoKey;
beforeAll(async () => {
  decoyKey = await crypto.subtle.importKey('raw', idKey, 'AES-CTR', false, ['encrypt']);
});

/** What opening finds in a bucket where the entry holds these bytes, after a change of the bucket. */
async function opened(record: Bytes, change: (bucket: Bytes) => void = () => undefined) {
  const bucket = await sealBucket(number, [{ idKey, record }], { edition, bits, decoyKey });
  change(bucket);
  return openEntry(bucket, idKey, { edition, bits, number });
}

function recordOf(text: string): Bytes {
  const record = new Uint8Array(4 * partSize);
  return record.slice(0, writeRecord(utf8(text), record, 0));
}

const whole = recordOf('["Asha Sample","C++"]');

it('an entry is opened', async () => {
  expect(await opened(whole)).toEqual({ student: 'Asha Sample', course: 'C++' });
});

it('an entry of four parts is opened', async () => {
  const student = 'x'.repeat(430);
  const record = recordOf(new TextDecoder().decode(recordJson({ student, course: '' })));
  expect(record).toHaveLength(4 * partSize);
  expect(await opened(record)).toEqual({ student, course: '' });
});

it('another key finds nothing', async () => {
  const bucket = await sealBucket(number, [{ idKey, record: whole }], { edition, bits, decoyKey });
  const other = new Uint8Array(32).fill(3);
  expect(await openEntry(bucket, other, { edition, bits, number })).toBeUndefined();
});

it.each([
  ['no JSON', recordOf('["Asha'), 'its text'],
  ['no list', recordOf('{"0":"a","1":"b"}'), 'its fields'],
  ['a list of one text', recordOf('["Asha"]'), 'its fields'],
  ['a number in the list', recordOf('["Asha",7]'), 'its fields'],
  ['no UTF-8', changed(whole, 5, 0xff), 'its text'],
  ['something after its end', changed(whole, partSize - 1, 1), 'its padding'],
  ['a length of more than four parts', changed(whole, 0, 2), 'its length'],
  ['a length of parts that are not there', changed(whole, 1, 200), 'a part that is missing'],
  ['no length', changed(whole, 1, 0), 'its padding'],
])('an entry that holds %s is damaged', async (_, record, detail) => {
  await expect(opened(record)).rejects.toMatchObject({ kind: 'damaged-entry', detail });
});

it('an entry whose seal is broken is damaged', async () => {
  const flipSeals = (bucket: Bytes) => {
    for (let slot = 0; slot < slotCount; slot++) {
      const at = headSize + slot * slotSize + locatorSize;
      bucket[at] = (bucket[at] ?? 0) ^ 1;
    }
  };
  await expect(opened(whole, flipSeals)).rejects.toMatchObject({ kind: 'damaged-entry' });
});

it.each([
  ['status', '["A","B","","","lost"]'],
  ['column', '["A","B","","","","","","colour","red"]'],
  ['field', '["A","B","","","","","","","","more"]'],
])('an entry with a %s that the page does not know asks for a newer page', async (_, text) => {
  await expect(opened(recordOf(text))).rejects.toMatchObject({ kind: 'outdated-page' });
});

function changed(record: Bytes, at: number, value: number): Bytes {
  return record.with(at, value);
}
