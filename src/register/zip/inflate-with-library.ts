import { Inflate } from 'fflate';

/**
 * Inflates with `fflate`, slice by slice: for browsers without a DecompressionStream for raw deflate.
 * This module is loaded with the library, on demand.
 *
 * @throws Error if the data is no deflate stream or is cut off.
 */
export function* inflateWithLibrary(
  packed: Uint8Array,
  sliceLength: number,
): Generator<Uint8Array, undefined> {
  const chunks: Uint8Array[] = [];
  const inflater = new Inflate((chunk) => chunks.push(chunk));
  for (let at = 0; at < packed.length; at += sliceLength) {
    inflater.push(packed.subarray(at, at + sliceLength), at + sliceLength >= packed.length);
    yield* chunks.splice(0);
  }
}
