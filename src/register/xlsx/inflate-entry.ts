import { RegisterFault } from '../register-fault.ts';
import { crc32 } from './crc32.ts';
import { damaged } from './damaged.ts';
import type { ZipEntry } from './zip-directory.ts';

/** How many bytes the parts of one file may still inflate to; shared by all of them. */
export interface InflateBudget {
  bytesLeft: number;
}

/** Takes the next bytes; what it throws stops the inflating. */
export type ByteSink = (chunk: Uint8Array) => void | Promise<void>;

/**
 * Hands an entry's bytes to `sink` in the order in which they inflate (RFC 1951), natively where the
 * platform can, and checks their CRC-32 at the end: until the promise is kept, nothing read is certain.
 *
 * The bytes are counted as they come, whatever sizes the archive declares, and the packed ones are fed
 * in slices, so that one slice (at most 1,032 times as large when inflated) is the most held at once.
 *
 * @throws RegisterFault `password-protected`, `too-large` or `damaged`, or whatever `sink` throws;
 *   `interrupted` if the library that stands in for the platform did not load.
 */
export async function inflateEntry(
  entry: ZipEntry,
  budget: InflateBudget,
  sink: ByteSink,
): Promise<void> {
  const { name, method, packed } = entry;
  if (entry.isEncrypted) throw new RegisterFault('password-protected', name);

  let crc = 0;
  const sinkFaults = new Set<unknown>();
  const receive: ByteSink = async (chunk) => {
    try {
      budget.bytesLeft -= chunk.length;
      if (budget.bytesLeft < 0) throw new RegisterFault('too-large', 'inflated bytes');
      crc = crc32(chunk, crc);
      await sink(chunk);
    } catch (reason) {
      sinkFaults.add(reason);
      throw reason;
    }
  };

  try {
    if (method === 8) await inflate(packed, receive);
    else if (method === 0) await receive(packed);
    else throw damaged(`${name}: compression method ${method}`);
  } catch (cause) {
    // What the sink throws is no fault of the deflate stream.
    if (sinkFaults.has(cause) || cause instanceof RegisterFault) throw cause;
    throw damaged(`${name}: deflate`, cause);
  }
  if (crc !== entry.crc) throw damaged(`${name}: checksum`);
}

const SLICE = 32 * 1024;

async function inflate(packed: Uint8Array, receive: ByteSink): Promise<void> {
  let inflater: DecompressionStream;
  try {
    inflater = new DecompressionStream('deflate-raw');
  } catch {
    const library = await import('./inflate-with-library.ts').catch((cause: unknown) => {
      throw new RegisterFault('interrupted', 'inflate', { cause });
    });
    return library.inflateWithLibrary(packed, SLICE, receive);
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
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      await receive(value);
    }
  } finally {
    // A stream that has failed rejects its own cancelling; the failure itself is on its way already.
    reader.cancel().catch(() => undefined);
  }
}
