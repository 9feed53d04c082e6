import { joinBytes } from '../bytes/join-bytes.ts';
import { inflateEntry, type InflateBudget } from './inflate-entry.ts';
import type { ZipEntry } from './zip-archive.ts';

/**
 * A part of a zip archive as a whole, its CRC-32 checked.
 *
 * @throws RegisterFault `damaged`, `password-protected`, `too-large` beyond the budget
 */
export async function inflatedPart(entry: ZipEntry, budget: InflateBudget): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  await inflateEntry(entry, budget, (chunk) => void chunks.push(chunk));
  return joinBytes(chunks);
}

/** The text of an XML part: UTF-8, or UTF-16 where a byte order mark says so (XML 1.0, appendix F.1). */
export function decodedPart(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe;
  const encoding = !isWide ? 'utf-8' : bytes[0] === 0xff ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(encoding).decode(bytes);
}
