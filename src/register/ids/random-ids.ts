import { idAlphabet } from './check-character.ts';
import { foldedId, printedId, randomLength } from './new-form.ts';

/**
 * New IDs from the system's random source, no two alike.
 *
 * @param prefix 2 to 8 of A–Z and 0–9
 * @param taken texts that none of them may be read as
 */
export function randomIds(count: number, prefix: string, taken: Iterable<string> = []): string[] {
  const folded = new Set(Array.from(taken, foldedId));
  const ids: string[] = [];
  while (ids.length < count) {
    const id = printedId(prefix, randomBody());
    if (folded.has(foldedId(id))) continue;
    folded.add(foldedId(id));
    ids.push(id);
  }
  return ids;
}

/** A byte has 256 values, eight for each of the 32 characters, so that each is as likely. */
function randomBody(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomLength));
  return Array.from(bytes, (byte) => idAlphabet.charAt(byte % idAlphabet.length)).join('');
}
