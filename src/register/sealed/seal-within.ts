import type { Bytes } from '../bytes/bytes.ts';
import { bucketBits } from './bucket-count.ts';
import { siteKey, utf8 } from './derivation.ts';
import { editionOf } from './edition.ts';
import { bucketStart } from './entry-place.ts';
import { usualIterations, type FormatLimits } from './format-limits.ts';
import { toHex } from './hex.ts';
import { idKeys, idKeySize } from './id-keys.ts';
import { inParallel } from './in-parallel.ts';
import { keyName, manifestLine, signedManifest, type Manifest } from './manifest.ts';
import { readManifest, type VerifiedManifest } from './read-manifest.ts';
import { checkedRegister } from './seal-problems.ts';
import type { SealedInput, SealedOutput } from './seal-types.ts';
import { sealedBuckets } from './sealed-buckets.ts';
import { importSigningKey, type SigningKey } from './signing-key.ts';

/** As `sealRegister`, within limits that only tests and benchmarks may choose. */
export async function sealWithin(limits: FormatLimits, input: SealedInput): Promise<SealedOutput> {
  const { secret } = input.key;
  const { certificates, rowsWithoutId } = checkedRegister(input, limits);
  const signingKey = await importSigningKey(input.key.signingKey);
  const previous = await verified(input.previous, signingKey, limits);

  const { iterations = usualIterations } = input;
  const salt = await siteKey(secret, 'salt', 16);
  const ids = certificates.map(({ id }) => id);
  const { keys, ...kept } = await idKeys(ids, { salt, iterations }, input);
  const starts = await bucketStarts(keys);
  const bits = bucketBits(
    starts,
    Uint8Array.from(certificates, ({ parts }) => parts),
    {
      least: limits.leastBits,
      previous: previous?.bits,
    },
  );
  const edition = await editionOf(certificates, keys, { secret, bits });
  const { root, files } = await sealedBuckets(edition, starts, { secret, bits });

  const { date, prefixes, link } = input;
  const said = { format: 1, date, salt: toHex(salt), iterations, prefixes, link } as const;
  const key = await keyName(signingKey.publicPoint);
  const content = { ...said, edition: toHex(edition.name), bits, root, key };
  return {
    ...kept,
    ...(await manifestAfter(previous, content, input, signingKey)),
    buckets: files,
    rowsWithoutId,
  };
}

async function verified(
  text: string | undefined,
  { publicPoint }: SigningKey,
  limits: FormatLimits,
): Promise<VerifiedManifest | undefined> {
  if (text === undefined) return undefined;
  return readManifest(utf8(text), toHex(publicPoint), limits).catch(() => undefined);
}

async function bucketStarts(keys: Bytes): Promise<Uint32Array> {
  const starts = new Uint32Array(keys.length / idKeySize);
  await inParallel(starts.length, async (index) => {
    starts[index] = await bucketStart(keys.subarray(index * idKeySize, (index + 1) * idKeySize));
  });
  return starts;
}

/** The manifest published last if it says the same of the same date, otherwise one that follows it. */
async function manifestAfter(
  previous: VerifiedManifest | undefined,
  content: Omit<Manifest, 'version' | 'previous'>,
  input: SealedInput,
  key: SigningKey,
): Promise<Pick<SealedOutput, 'manifest' | 'previous'>> {
  const says = ({ version, previous: named }: Pick<Manifest, 'version' | 'previous'>) =>
    manifestLine({ ...content, version, previous: named });
  if (previous && input.previous !== undefined && says(previous) === manifestLine(previous)) {
    return { manifest: input.previous, previous: 'same' };
  }
  const version = Math.max(input.now, (previous?.version ?? 0) + 1);
  const manifest = { ...content, version, previous: previous?.checksum ?? null };
  const refused = input.previous === undefined ? 'none' : 'refused';
  return {
    manifest: await signedManifest(manifest, key),
    previous: previous ? 'followed' : refused,
  };
}
