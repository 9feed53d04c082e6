import type { Bytes } from '../bytes/bytes.ts';
import { sha256, utf8 } from './derivation.ts';
import { toHex } from './hex.ts';
import { sign, type SigningKey } from './signing-key.ts';

/** What `manifest.txt` says, in the order in which it is written; bytes in hex. */
export interface Manifest {
  readonly format: 1;
  /** Unix time in seconds, above that of every earlier manifest. */
  readonly version: number;
  /** ISO 8601. */
  readonly date: string;
  /** SHA-256 of the manifest published before. */
  readonly previous: string | null;
  readonly salt: string;
  readonly iterations: number;
  readonly prefixes: readonly string[];
  readonly link: boolean;
  readonly edition: string;
  /** There are 2 to this power of buckets. */
  readonly bits: number;
  /** Of the Merkle tree over all buckets. */
  readonly root: string;
  /** The name of the signing key: 8 bytes of SHA-256 over its public point. */
  readonly key: string;
}

export function manifestLine(manifest: Manifest): string {
  const { format, version, date, previous, salt, iterations } = manifest;
  const { prefixes, link, edition, bits, root, key } = manifest;
  const inOrder = { format, version, date, previous, salt, iterations };
  return JSON.stringify({ ...inOrder, prefixes, link, edition, bits, root, key });
}

/** The text of `manifest.txt`: the line, and the signature over it. */
export async function signedManifest(manifest: Manifest, key: SigningKey): Promise<string> {
  const line = manifestLine(manifest);
  return `${line}\n${toHex(await sign(key, signedBytes(line)))}\n`;
}

export function signedBytes(line: string): Bytes {
  return utf8(`sealed-register/1 manifest\n${line}`);
}

export async function keyName(publicPoint: Bytes): Promise<string> {
  return toHex((await sha256(publicPoint)).subarray(0, 8));
}

/** By which two manifests of one version are told apart. */
export async function manifestChecksum(bytes: Bytes): Promise<string> {
  return toHex(await sha256(bytes));
}
