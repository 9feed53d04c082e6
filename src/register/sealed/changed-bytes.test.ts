import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bytes } from '../bytes/bytes.ts';
import {
  certificates,
  filesOf,
  idAt,
  seal,
  sealedWorld,
  type SealedWorld,
} from '../testing/sealed-register.ts';
import { bodySize, headSize, locatorSize, slotSize } from './bucket-layout.ts';
import { partCipher, partPlace } from './entry-place.ts';
import { fromHex } from './hex.ts';
import { idKey } from './id-key.ts';
import type { Manifest } from './manifest.ts';
import type { SealedOutput } from './seal-types.ts';

const count = 60;
let sealed: SealedOutput;
let manifest: Manifest;
let world: SealedWorld;
beforeAll(async () => {
  sealed = await seal({ records: certificates(count) });
  // As it was just written.
  manifest = JSON.parse(sealed.manifest.split('\n')[0] ?? '') as Manifest;
});
beforeEach(async () => {
  world = await sealedWorld(sealed);
});

/** IDs that the register has, and as many that it lacks. */
const anyId = fc.nat({ max: 2 * count - 1 }).map(idAt);

/** A place in a file, as a share of its length, and the bits there that change. */
const anyFlip = fc.record({
  share: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  bits: fc.integer({ min: 1, max: 255 }),
});

function flipped(bytes: Bytes, at: number, bits: number): Bytes {
  const changed = bytes.slice();
  changed[at] = (changed[at] ?? 0) ^ bits;
  return changed;
}

/** Serves every file of a kind changed, however often it is asked for. */
function serveChanged(kind: '.bin' | '.txt', change: (bytes: Bytes) => Bytes) {
  world.meet = (name) => {
    const bytes = world.files.get(name);
    return bytes && name.endsWith(kind) ? change(bytes) : undefined;
  };
}

const runs = { seed: 20_261_122, numRuns: 500 };

describe('a changed sealed file never gives an answer', () => {
  it('whichever byte of a bucket changes, and however', async () => {
    const { find } = world.open();
    await fc.assert(
      fc.asyncProperty(anyId, anyFlip, async (id, { share, bits }) => {
        serveChanged('.bin', (bytes) => flipped(bytes, Math.floor(share * bytes.length), bits));
        expect(await find(id)).toMatchObject({ status: 'fault', kind: 'damaged' });
      }),
      runs,
    );
  });

  it('each byte of the head and of the Merkle path', async () => {
    const { find } = world.open();
    const path = Array.from({ length: 32 * manifest.bits }, (_, index) => bodySize + index);
    for (const at of [...Array(headSize).keys(), ...path]) {
      serveChanged('.bin', (bytes) => flipped(bytes, at, 1 + (at % 255)));
      expect(await find(idAt(at % count))).toMatchObject({ status: 'fault', kind: 'damaged' });
    }
  });

  it('each bit of the manifest', async () => {
    const { length } = sealed.manifest;
    for (let bit = 0; bit < 8 * length; bit++) {
      serveChanged('.txt', (bytes) => flipped(bytes, bit >>> 3, 1 << (bit & 7)));
      const id = idAt(bit % (2 * count));
      expect(await world.open().find(id), `bit ${bit}`).toMatchObject({ status: 'fault' });
    }
  });

  it('cut off anywhere, or longer', async () => {
    const anyLength = fc.double({ min: 0, max: 2, maxExcluded: true, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        anyId,
        anyLength,
        fc.constantFrom('.bin' as const, '.txt' as const),
        async (id, share, kind) => {
          serveChanged(kind, (bytes) => {
            const resized = new Uint8Array(Math.floor(share * bytes.length));
            resized.set(bytes.subarray(0, resized.length));
            return resized.length === bytes.length ? resized.subarray(1) : resized;
          });
          expect(await world.open().find(id)).toMatchObject({ status: 'fault', kind: 'damaged' });
        },
      ),
      { ...runs, numRuns: 200 },
    );
  });

  it('mixed with the files of another release', async () => {
    const other = await seal({ records: certificates(count + 1), previous: sealed.manifest });
    const otherFiles = [...other.buckets.values()];
    const mixed = filesOf(sealed);
    [...sealed.buckets.keys()].forEach((name, number) => {
      mixed.set(name, otherFiles[number] ?? new Uint8Array(0));
    });
    world.files = mixed;
    const { find } = world.open();
    for (let index = 0; index < 2 * count; index++) {
      expect(await find(idAt(index))).toMatchObject({ status: 'fault', kind: 'damaged' });
    }
  });
});

describe('a wrong ID', () => {
  it('opens no record, whatever it is', async () => {
    const { find } = world.open();
    const known = new Set(certificates(count).map(({ id }) => id));
    const nearId = fc
      .tuple(fc.nat({ max: count - 1 }), fc.nat({ max: 18 }), fc.string({ maxLength: 2 }))
      .map(([index, at, text]) => idAt(index).slice(0, at) + text + idAt(index).slice(at + 1));
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearId, fc.string()), async (text) => {
        const answer = await find(text);
        // A text may still be read as an ID of the register, such as one with a space in it.
        if (answer.status === 'valid') expect(known).toContain(answer.certificate.id);
        if (answer.status === 'valid' && /^\d/.test(text)) expect(known).toContain(text.trim());
        if (answer.status === 'fault') throw new Error(answer.kind);
      }),
      runs,
    );
  });

  it('has a key that opens no slot of the whole register', async () => {
    const { salt, iterations, bits } = manifest;
    const edition = fromHex(manifest.edition);
    let slots = 0;
    for (const id of [idAt(count), idAt(count + 1)]) {
      const key = await idKey(id, undefined, { salt: fromHex(salt), iterations });
      for (const [number, bucket] of [...sealed.buckets.values()].entries()) {
        const place = await partPlace(key, 0, { edition, bits, number });
        const aes = await crypto.subtle.importKey('raw', place.key, 'AES-GCM', false, ['decrypt']);
        for (let at = headSize; at < bodySize; at += slotSize) {
          const locator = bucket.slice(at, at + locatorSize);
          const part = bucket.slice(at + locatorSize, at + slotSize);
          const opened = crypto.subtle.decrypt(partCipher(edition, locator), aes, part);
          await expect(opened).rejects.toThrow();
          slots++;
        }
      }
    }
    expect(slots).toBe(2 * 16 * 64);
  });
});
