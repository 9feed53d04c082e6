import { Inflate } from 'fflate';
import type { ByteSink } from './inflate-entry.ts';

/**
 * Inflates with `fflate`, slice by slice: for browsers without a DecompressionStream for raw deflate.
 * This module is loaded with the library, on demand.
 *
 * @throws Whatever `sink` throws; an Error if the data is no deflate stream or is cut off.
 */
export async function inflateWithLibrary(
  packed: Uint8Array,
  sliceLength: number,
  sink: ByteSink,
): Promise<void> {
  const chunks: Uint8Array[] = [];
  const inflater = new Inflate((chunk) => chunks.push(chunk));
  for (let at = 0; at < packed.length; at += sliceLength) {
    inflater.push(packed.subarray(at, at + sliceLength), at + sliceLength >= packed.length);
    for (const chunk of chunks.splice(0)) await sink(chunk);
  }
}
