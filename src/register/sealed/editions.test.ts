import { beforeAll, describe, expect, it } from 'vitest';
import type { Bytes } from '../bytes/bytes.ts';
import { certificates, idAt, quickLimits, seal } from '../testing/sealed-register.ts';
import { vectorKey } from '../testing/sealed-vectors.ts';
import {
  bodySize,
  bucketSize,
  headSize,
  leadingBits,
  locatorSize,
  slotSize,
} from './bucket-layout.ts';
import { compareBytes } from './compare-bytes.ts';
import { siteKey } from './derivation.ts';
import { bucketNumber, partPlace } from './entry-place.ts';
import { fromHex, toHex } from './hex.ts';
import { idKey } from './id-key.ts';
import type { Manifest } from './manifest.ts';
import type { SealedOutput } from './seal-types.ts';

const count = 1000;
let sealed: SealedOutput;
beforeAll(async () => {
  sealed = await seal({ records: certificates(count) });
});

describe('an edition', () => {
  it('shares no locator with the next, though one row changed', async () => {
    const [first, ...others] = certificates(count);
    const changed = { ...first, id: idAt(0), student: 'Another', course: '', row: 3 };
    const next = await seal({ records: [changed, ...others], previous: sealed.manifest });
    const locators = new Set(slotsOf(sealed).map(({ locator }) => locator));
    expect(locators.size).toBe(slotsOf(sealed).length);
    const shared = slotsOf(next).filter(({ locator }) => locators.has(locator));
    expect(shared).toEqual([]);
    expect(linesOf(next).edition).not.toBe(linesOf(sealed).edition);
  });

  it('keeps the number of a certificate’s bucket from release to release', async () => {
    const next = await seal({ records: certificates(count - 1), previous: sealed.manifest });
    expect(linesOf(next).bits).toBe(linesOf(sealed).bits);
    // The number comes from the ID's key alone.
    const key = await keyOf(idAt(1));
    const number = await bucketNumber(key, linesOf(next).bits);
    for (const release of [sealed, next]) {
      expect(await isIn(release, key, number)).toBe(true);
    }
  });
});

describe('decoys', () => {
  it('fill every bucket to the same length, in a register without certificates too', async () => {
    const empty = await seal({ records: [] });
    expect(empty.buckets.size).toBe(16);
    for (const { buckets, manifest } of [sealed, empty]) {
      const { bits } = parsed(manifest);
      for (const file of buckets.values()) expect(file).toHaveLength(bucketSize(bits));
    }
  });

  it('stand among the entries, sorted by locator, under the number of their bucket', () => {
    const { bits } = linesOf(sealed);
    for (const [number, file] of [...sealed.buckets.values()].entries()) {
      let before = new Uint8Array(locatorSize);
      for (let at = headSize; at < bodySize; at += slotSize) {
        const locator = file.slice(at, at + locatorSize);
        expect(leadingBits(locator, bits)).toBe(number);
        expect(compareBytes(before, locator)).toBeLessThan(0);
        before = locator;
      }
    }
  });

  it('look like entries: bytes as random, at places as random', async () => {
    const real = await realLocators();
    const [entries, fillers] = [true, false].map((isReal) =>
      slotsOf(sealed).filter(({ locator }) => real.has(locator) === isReal),
    );
    expect(entries).toHaveLength(1100);
    for (const slots of [entries ?? [], fillers ?? []]) {
      expect(slots.length).toBeGreaterThan(1000);
      // 255 degrees of freedom: 255 ± 23 (one standard deviation). The same bytes come out of each run.
      expect(chiSquared(slots.map(({ part }) => part))).toBeLessThan(255 + 4 * 23);
      const mean = slots.reduce((sum, { place }) => sum + place, 0) / slots.length;
      expect(Math.abs(mean - 31.5)).toBeLessThan(2);
    }
  });

  it('are others for another key, and the same for the same content', async () => {
    const again = await seal({ records: certificates(count).toReversed() });
    expect([...again.buckets]).toEqual([...sealed.buckets]);
    const key = { ...vectorKey, secret: new Uint8Array(32) };
    const other = await seal({ records: [], key });
    const empty = await seal({ records: [] });
    const locators = new Set(slotsOf(empty).map(({ locator }) => locator));
    expect(slotsOf(other).filter(({ locator }) => locators.has(locator))).toEqual([]);
  });
});

interface Slot {
  readonly locator: string;
  readonly part: Bytes;
  /** Among the slots of its bucket, from 0. */
  readonly place: number;
}

function slotsOf({ buckets }: SealedOutput): Slot[] {
  return [...buckets.values()].flatMap((file) =>
    Array.from({ length: 64 }, (_, place) => {
      const at = headSize + place * slotSize;
      const locator = toHex(file.subarray(at, at + locatorSize));
      return { locator, part: file.slice(at + locatorSize, at + slotSize), place };
    }),
  );
}

async function realLocators(): Promise<Set<string>> {
  const { edition, bits } = linesOf(sealed);
  const locators = new Set<string>();
  for (const [index, { id }] of certificates(count).entries()) {
    const key = await keyOf(id);
    const number = await bucketNumber(key, bits);
    for (let part = 0; part < (index % 10 === 9 ? 2 : 1); part++) {
      const place = await partPlace(key, part, { edition: fromHex(edition), bits, number });
      locators.add(toHex(place.locator));
    }
  }
  return locators;
}

async function isIn(release: SealedOutput, key: Bytes, number: number): Promise<boolean> {
  const { edition, bits } = linesOf(release);
  const { locator } = await partPlace(key, 0, { edition: fromHex(edition), bits, number });
  return slotsOf(release).some((slot) => slot.locator === toHex(locator));
}

async function keyOf(id: string): Promise<Bytes> {
  const salt = await siteKey(vectorKey.secret, 'salt', 16);
  return idKey(id, undefined, { salt, iterations: quickLimits.leastIterations });
}

/** How far the bytes are from all values being as frequent. */
function chiSquared(parts: readonly Bytes[]): number {
  const seen = new Float64Array(256);
  for (const part of parts) for (const byte of part) seen[byte] = (seen[byte] ?? 0) + 1;
  const expected = seen.reduce((sum, times) => sum + times, 0) / 256;
  return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0);
}

function linesOf({ manifest }: SealedOutput): Manifest {
  return parsed(manifest);
}

function parsed(manifest: string): Manifest {
  // As it was just written.
  return JSON.parse(manifest.split('\n')[0] ?? '') as Manifest;
}
