import type { Bytes } from '../bytes/bytes.ts';
import { bodySize, bucketPath, bucketSize, magic, viewOf } from './bucket-layout.ts';
import { fetchSealed } from './fetch-sealed.ts';
import { toHex } from './hex.ts';
import { keep, keptFile } from './kept-files.ts';
import type { Manifest } from './manifest.ts';
import { leafOf, rootOf } from './merkle-tree.ts';
import { SealedFault } from './sealed-fault.ts';
import type { SealedRequest, SealedSource } from './sealed-source.ts';

/**
 * A bucket that belongs to the manifest: kept by this browser, or fetched.
 *
 * @throws SealedFault `offline`, `unreachable` or `damaged`
 */
export async function findBucket(
  source: SealedSource,
  manifest: Manifest,
  number: number,
  cache: SealedRequest['cache'],
): Promise<Bytes> {
  const name = bucketPath(manifest.edition, number);
  const kept = await keptFile(source.kept, name);
  if (kept && (await wrongIn(kept, number, manifest)) === undefined) return kept;
  const url = new URL(name, source.manifestUrl).href;
  const request = { cache, maxBytes: bucketSize(manifest.bits) };
  const bytes = await fetchSealed(source, url, request);
  const wrong = await wrongIn(bytes, number, manifest);
  if (wrong !== undefined) throw new SealedFault('damaged', `${wrong} of ${name}`);
  keep(source.kept, name, bytes);
  return bytes;
}

/** What shows that a file is not this bucket of the manifest's edition. */
async function wrongIn(
  file: Bytes,
  number: number,
  { bits, edition, root }: Manifest,
): Promise<string | undefined> {
  if (file.length !== bucketSize(bits)) return 'the length';
  const leaf = await leafOf(file.subarray(0, bodySize));
  if (toHex(await rootOf(leaf, number, file.subarray(bodySize))) !== root) return 'the checksum';
  const head = viewOf(file);
  if (head.getUint32(0) !== magic) return 'the kind';
  if (head.getUint32(4) !== number) return 'the number';
  return toHex(file.subarray(8, 24)) === edition ? undefined : 'the edition';
}
