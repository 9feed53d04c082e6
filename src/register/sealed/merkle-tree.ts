import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { sha256 } from './derivation.ts';
import { nodeSize } from './bucket-layout.ts';

/** Level by level, the leaves first; the last is the root alone. */
export type MerkleTree = readonly (readonly Bytes[])[];

/** @param body of a bucket: its head and slots */
export function leafOf(body: Uint8Array): Promise<Bytes> {
  return sha256(Uint8Array.of(0), body);
}

/** @param leaves as many as a power of 2 */
export async function merkleTree(leaves: readonly Bytes[]): Promise<MerkleTree> {
  const levels = [leaves];
  for (let level = leaves; level.length > 1;) {
    const parents: Bytes[] = [];
    for (const [index, left] of level.entries()) {
      const right = level[index + 1];
      if (index % 2 === 0 && right) parents.push(await nodeOf(left, right));
    }
    level = parents;
    levels.push(level);
  }
  return levels;
}

/** The neighbours on the way from a leaf to the root, the leaf's own first. */
export function merklePath(tree: MerkleTree, leaf: number): Bytes {
  const neighbours = tree.slice(0, -1).flatMap((nodes, level) => nodes[(leaf >>> level) ^ 1] ?? []);
  return joinBytes(neighbours);
}

/** The root to which a leaf and its path lead. */
export async function rootOf(leaf: Bytes, number: number, path: Uint8Array): Promise<Bytes> {
  let node = leaf;
  for (let level = 0; level * nodeSize < path.length; level++) {
    const neighbour = path.subarray(level * nodeSize, (level + 1) * nodeSize);
    const isRight = (number >>> level) % 2 === 1;
    node = await (isRight ? nodeOf(neighbour, node) : nodeOf(node, neighbour));
  }
  return node;
}

function nodeOf(left: Uint8Array, right: Uint8Array): Promise<Bytes> {
  return sha256(Uint8Array.of(1), left, right);
}
