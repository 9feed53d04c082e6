import { slotCount } from './bucket-layout.ts';
import { mostBits } from './format-limits.ts';
import { SealError } from './seal-error.ts';

/** How many slots each bucket should have in use at most when their number is chosen, and at least to keep it. */
const [mostMean, leastMean] = [32, 8];

/**
 * Of how many bits the buckets' numbers are: as few as leave half of the slots free, but not fewer than before while
 * an eighth is in use, since a change shows how the register grows.
 *
 * @param starts the 32 bits whose first ones are an entry's bucket
 * @param parts how many slots each entry takes
 * @throws SealError if the entries don't fit into the most buckets that there may be
 */
export function bucketBits(
  starts: Uint32Array,
  parts: Uint8Array,
  { least, previous = 0 }: { least: number; previous?: number | undefined },
): number {
  const all = parts.reduce((sum, count) => sum + count, 0);
  let bits = least;
  while (bits < mostBits && all > mostMean * 2 ** bits) bits++;
  if (previous > bits && all >= leastMean * 2 ** previous) bits = previous;
  while (bits <= mostBits && !isRoomy(starts, parts, bits)) bits++;
  if (bits <= mostBits && all <= mostMean * 2 ** mostBits) return bits;
  throw new SealError([
    { text: `The register has too many certificates to be sealed: they take ${all} slots.` },
  ]);
}

function isRoomy(starts: Uint32Array, parts: Uint8Array, bits: number): boolean {
  const used = new Uint32Array(2 ** bits);
  for (const [index, start] of starts.entries()) {
    const bucket = start >>> (32 - bits);
    used[bucket] = (used[bucket] ?? 0) + (parts[index] ?? 0);
  }
  return used.every((count) => count <= slotCount);
}
