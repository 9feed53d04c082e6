import type { Bytes } from '../bytes/bytes.ts';
import { bodySize, bucketPath } from './bucket-layout.ts';
import { siteKey } from './derivation.ts';
import type { Edition } from './edition.ts';
import { toHex } from './hex.ts';
import { inParallel } from './in-parallel.ts';
import { leafOf, merklePath, merkleTree } from './merkle-tree.ts';
import { sealBucket } from './seal-bucket.ts';

export interface SealedBuckets {
  /** Of the Merkle tree, in hex. */
  readonly root: string;
  /** By path beside the manifest. */
  readonly files: ReadonlyMap<string, Bytes>;
}

/** Seals all buckets of an edition and joins them by a Merkle tree. */
export async function sealedBuckets(
  { name, entryOf }: Edition,
  starts: Uint32Array,
  { secret, bits }: { secret: Bytes; bits: number },
): Promise<SealedBuckets> {
  const decoys = await siteKey(secret, 'decoys', 32, name);
  const decoyKey = await crypto.subtle.importKey('raw', decoys, 'AES-CTR', false, ['encrypt']);
  const members = membersOf(starts, bits);
  const bodies = new Array<Bytes>(members.length);
  const leaves = new Array<Bytes>(members.length);
  await inParallel(members.length, async (number) => {
    const entries = (members[number] ?? []).map(entryOf);
    const file = await sealBucket(number, entries, { edition: name, bits, decoyKey });
    bodies[number] = file;
    leaves[number] = await leafOf(file.subarray(0, bodySize));
  });

  const tree = await merkleTree(leaves);
  const [root = new Uint8Array(0)] = tree.at(-1) ?? [];
  const files = new Map<string, Bytes>();
  for (const [number, file] of bodies.entries()) {
    file.set(merklePath(tree, number), bodySize);
    files.set(bucketPath(toHex(name), number), file);
  }
  return { root: toHex(root), files };
}

/** The places in the register of each bucket's certificates. */
function membersOf(starts: Uint32Array, bits: number): number[][] {
  const members = Array.from({ length: 2 ** bits }, (): number[] => []);
  for (const [index, start] of starts.entries()) members[start >>> (32 - bits)]?.push(index);
  return members;
}
