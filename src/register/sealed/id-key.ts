import type { Bytes } from '../bytes/bytes.ts';
import { joinBytes } from '../bytes/join-bytes.ts';
import { utf8 } from './derivation.ts';

/** What the slow step depends on beside the ID. */
export interface SlowStep {
  readonly salt: Bytes;
  readonly iterations: number;
}

/**
 * The key under which all of an ID's entry lies, 32 bytes, by PBKDF2: slow, so that IDs are not tried by the million.
 *
 * @param linkSecret 16 bytes, in a register that answers only with one
 */
export async function idKey(
  id: string,
  linkSecret: Bytes | undefined,
  { salt, iterations }: SlowStep,
): Promise<Bytes> {
  const password = passwordOf(id, linkSecret);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
}

export function passwordOf(id: string, linkSecret: Bytes | undefined): Bytes {
  return linkSecret ? joinBytes([utf8(id), Uint8Array.of(0), linkSecret]) : utf8(id);
}
