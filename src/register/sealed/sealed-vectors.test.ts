import { beforeAll, describe, expect, it } from 'vitest';
import { checkCharacter } from '../ids/check-character.ts';
import { sealedVectors, vectorInput, vectorKey, vectorLimits } from '../testing/sealed-vectors.ts';
import { bodySize, leadingBits, locatorSize, nodeSize, partSize } from './bucket-layout.ts';
import { hkdf, hkdfKey, label, siteKey, utf8 } from './derivation.ts';
import { bucketNumber, bucketStart, partCipher, partPlace } from './entry-place.ts';
import { fromHex, toHex } from './hex.ts';
import { idKey, passwordOf } from './id-key.ts';
import { publicKeyOf } from './key-file.ts';
import { linkSecretMaker } from './link-secret.ts';
import { manifestChecksum } from './manifest.ts';
import { leafOf, rootOf } from './merkle-tree.ts';
import { readManifest } from './read-manifest.ts';
import { sealWithin } from './seal-within.ts';
import type { SealedOutput } from './seal-types.ts';
import { sealedId } from './sealed-id.ts';
import { partsIn, readRecord, recordJson, writeRecord } from './sealed-record.ts';

const { derivedFromSecret, linkVariant, bits } = sealedVectors;
const edition = fromHex(sealedVectors.edition);
const step = { salt: fromHex(derivedFromSecret.salt), iterations: sealedVectors.iterations };

describe('by the vectors of the format', () => {
  it.each(sealedVectors.checkCharacters)('the check character of $body is $check', (vector) => {
    expect(checkCharacter(vector.body)).toBe(vector.check);
  });

  it.each(sealedVectors.reading)('$typed is read as $form "$id"', ({ typed, form, id }) => {
    const read = sealedId(typed, sealedVectors.prefixes);
    if (form === 'mistyped' || form === 'empty') expect(read).toEqual({ kind: form });
    else expect(read).toEqual({ kind: 'id', id });
  });

  it("the site's own keys come from the secret", async () => {
    const { secret } = vectorKey;
    const derived = {
      salt: await siteKey(secret, 'salt', 16),
      editionKey: await siteKey(secret, 'edition'),
      decoyKey: await siteKey(secret, 'decoys', 32, edition),
      linkKey: await siteKey(secret, 'link'),
    };
    const inHex = Object.entries(derived).map(([name, key]) => [name, toHex(key)]);
    expect(Object.fromEntries(inHex)).toEqual(derivedFromSecret);
  });

  it('the public key is that of the signing key', async () => {
    expect(await publicKeyOf(vectorKey)).toBe(sealedVectors.publicKey);
  });

  describe.each(sealedVectors.records)('of the entry of $id', (vector) => {
    const key = fromHex(vector.idKey);

    it('the key comes from the ID', async () => {
      expect(toHex(await idKey(vector.id, undefined, step))).toBe(vector.idKey);
    });

    it('the bucket comes from the key', async () => {
      const start = await bucketStart(key);
      expect(start.toString(16).padStart(8, '0')).toBe(vector.bucketBytes);
      expect(await bucketNumber(key, bits)).toBe(vector.bucket);
      expect(leadingBits(fromHex(vector.bucketBytes), bits)).toBe(vector.bucket);
    });

    it.each(vector.parts.map((part, index) => ({ ...part, index })))(
      'part $index has its locator and its key',
      async ({ index, info, hkdfOutput, locator, aad }) => {
        expect(label(`part ${index}`)).toEqual(utf8(info));
        const output = await hkdf(await hkdfKey(key), edition, utf8(info), locatorSize + 32);
        expect(toHex(output)).toBe(hkdfOutput);
        const place = await partPlace(key, index, { edition, bits, number: vector.bucket });
        expect(toHex(place.locator)).toBe(locator);
        expect(place.key).toEqual(output.slice(locatorSize));
        // An Uint8Array is what partCipher makes of it.
        expect(toHex(partCipher(edition, place.locator).additionalData as Uint8Array)).toBe(aad);
      },
    );

    it('the record is padded and cut into its parts', () => {
      const certificate = vectorInput.records.find(({ id }) => id === vector.id);
      const json = recordJson(certificate ?? { student: '', course: '' });
      const record = new Uint8Array(vector.parts.length * partSize);
      expect(writeRecord(json, record, 0)).toBe(record.length);
      expect(toHex(record)).toBe(vector.parts.map(({ plaintext }) => plaintext).join(''));
      expect(partsIn(record.subarray(0, partSize))).toBe(vector.parts.length);
      const { student, course, facts } = certificate ?? {};
      expect(readRecord(record)).toEqual({ student, course, facts });
    });

    it('each part is sealed', async () => {
      for (const [index, part] of vector.parts.entries()) {
        const place = await partPlace(key, index, { edition, bits, number: vector.bucket });
        const aes = await crypto.subtle.importKey('raw', place.key, 'AES-GCM', false, ['encrypt']);
        const cipher = partCipher(edition, place.locator);
        const sealed = await crypto.subtle.encrypt(cipher, aes, fromHex(part.plaintext));
        expect(toHex(new Uint8Array(sealed))).toBe(part.ciphertextAndTag);
      }
    });
  });

  it('with a link secret, another key comes from the ID', async () => {
    const linkSecretOf = await linkSecretMaker(vectorKey.secret);
    const linkSecret = await linkSecretOf(linkVariant.id);
    expect(toHex(linkSecret)).toBe(linkVariant.linkSecret);
    expect(toHex(passwordOf(linkVariant.id, linkSecret))).toBe(linkVariant.password);
    expect(toHex(await idKey(linkVariant.id, linkSecret, step))).toBe(linkVariant.idKey);
  });

  describe('the register', () => {
    let sealed: SealedOutput;
    beforeAll(async () => {
      sealed = await sealWithin(vectorLimits, vectorInput);
    });

    it('has these buckets, byte for byte', () => {
      const files = [...sealed.buckets].map(([path, bytes]) => [path, toHex(bytes)]);
      expect(Object.fromEntries(files)).toEqual(sealedVectors.files);
    });

    it('leads from each bucket to the root', async () => {
      for (const [number, file] of [...sealed.buckets.values()].entries()) {
        const leaf = await leafOf(file.subarray(0, bodySize));
        const path = file.subarray(bodySize);
        expect(path).toHaveLength(nodeSize * bits);
        expect(toHex(await rootOf(leaf, number, path))).toBe(sealedVectors.root);
      }
    });

    it('has this manifest, but for the signature, which is another each time', () => {
      expect(lineOf(sealed.manifest)).toBe(lineOf(sealedVectors.manifest));
    });

    it("is signed like the vectors' manifest", async () => {
      for (const text of [sealed.manifest, sealedVectors.manifest]) {
        const read = await readManifest(utf8(text), sealedVectors.publicKey, vectorLimits);
        expect(read).toMatchObject({ edition: sealedVectors.edition, root: sealedVectors.root });
      }
      const checksum = await manifestChecksum(utf8(sealedVectors.manifest));
      expect(checksum).toBe(sealedVectors.manifestChecksum);
    });
  });
});

function lineOf(manifest: string): string | undefined {
  return manifest.split('\n')[0];
}
