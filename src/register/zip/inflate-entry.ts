import { loadChunk } from '../faults/load-chunk.ts';
import { asFault, damaged, RegisterFault } from '../faults/register-fault.ts';
import { crc32 } from '../bytes/crc32.ts';
import type { PackedEntry } from './zip-directory.ts';

/** How many bytes the parts of one file may still inflate to; shared by all of them. */
export interface InflateBudget {
  bytesLeft: number;
}

/**
 * An entry's bytes in the order in which they inflate (RFC 1951), natively where the platform can. Their CRC-32 is
 * checked at the end: until the last has been taken, nothing read is certain.
 *
 * The bytes are counted as they come, whatever sizes the archive declares, and the packed ones are fed
 * in slices, so that one slice (at most 1,032 times as large when inflated) is the most held at once.
 *
 * @throws RegisterFault `password-protected`, `too-large` or `damaged`;
 *   `interrupted` if the library that stands in for the platform did not load.
 */
export async function* inflateEntry(
  entry: PackedEntry,
  budget: InflateBudget,
): AsyncGenerator<Uint8Array, void> {
  const { name } = entry;
  if (entry.isEncrypted) throw new RegisterFault('password-protected', name);
  let crc = 0;
  for await (const chunk of unpacked(entry)) {
    budget.bytesLeft -= chunk.length;
    if (budget.bytesLeft < 0) throw new RegisterFault('too-large', 'inflated bytes');
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc) throw damaged(`${name}: checksum`);
}

const SLICE = 32 * 1024;

async function* unpacked({ name, method, packed }: PackedEntry): AsyncGenerator<Uint8Array, void> {
  if (method === 0) yield packed;
  else if (method !== 8) throw damaged(`${name}: compression method ${method}`);
  else {
    try {
      yield* inflated(packed);
    } catch (cause) {
      throw asFault(cause, `${name}: deflate`);
    }
  }
}

async function* inflated(packed: Uint8Array): AsyncGenerator<Uint8Array, void> {
  let inflater: DecompressionStream;
  try {
    inflater = new DecompressionStream('deflate-raw');
  } catch {
    const { inflateWithLibrary } = await loadChunk(import('./inflate-with-library.ts'));
    return yield* inflateWithLibrary(packed, SLICE);
  }

  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= packed.length) controller.close();
      else controller.enqueue(packed.slice(at, (at += SLICE)));
    },
  });
  const reader = slices.pipeThrough(inflater).getReader();
  try {
    for (let part; !(part = await reader.read()).done;) yield part.value;
  } finally {
    // A stream that has failed rejects its own cancelling; the failure itself is on its way already.
    reader.cancel().catch(() => undefined);
  }
}
