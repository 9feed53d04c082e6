import type { Bytes } from '../bytes/bytes.ts';
import { mostBits, mostIterations, type FormatLimits } from './format-limits.ts';
import { fromHex, isHex } from './hex.ts';
import { keyName, manifestChecksum, signedBytes, type Manifest } from './manifest.ts';
import { SealedFault } from './sealed-fault.ts';
import { isSignedBy } from './signing-key.ts';

/** More is no manifest of ours. */
export const mostManifestBytes = 2048;

/** A manifest whose signature holds. */
export interface VerifiedManifest extends Manifest {
  /** SHA-256 of the whole file, in hex. */
  readonly checksum: string;
}

/**
 * Reads and verifies the bytes of `manifest.txt`.
 *
 * @param publicKey the public point of the signing key in hex
 * @throws SealedFault `damaged`, `untrusted` or `outdated-page`
 */
export async function readManifest(
  bytes: Bytes,
  publicKey: string,
  { leastIterations }: FormatLimits,
): Promise<VerifiedManifest> {
  const { line, signature } = linesIn(bytes);
  const publicPoint = fromHex(publicKey);
  // What is no point of the curve has signed nothing.
  const isSigned = await isSignedBy(publicPoint, fromHex(signature), signedBytes(line)).catch(
    () => false,
  );
  if (!isSigned) throw await notSigned(line, publicPoint);
  const manifest = parsed(line);
  if (manifest?.['format'] !== 1) throw new SealedFault('outdated-page', 'another format');
  if (!isManifest(manifest, leastIterations)) throw new SealedFault('damaged', 'its fields');
  return { ...manifest, checksum: await manifestChecksum(bytes) };
}

function linesIn(bytes: Bytes): { line: string; signature: string } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const [, line, signature] = /^(\{[\x20-\x7e]{1,1900}\})\n([0-9a-f]{128})\n$/.exec(text) ?? [];
  if (line === undefined || signature === undefined) {
    throw new SealedFault('damaged', 'the shape of manifest.txt');
  }
  return { line, signature };
}

/** What the line says of its key is not to be trusted here; it only chooses the words. */
async function notSigned(line: string, publicPoint: Bytes): Promise<SealedFault> {
  const named = parsed(line)?.['key'];
  return isHex(named, 8) && named !== (await keyName(publicPoint))
    ? new SealedFault('outdated-page', `the key ${named}`)
    : new SealedFault('untrusted', 'the signature of manifest.txt');
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    // The line begins with "{", so that what parses is an object.
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

function isManifest(
  value: Record<string, unknown>,
  leastIterations: number,
): value is Record<string, unknown> & Manifest {
  const { previous, prefixes } = value;
  return (
    isWhole(value['version'], 1, 2 ** 52) &&
    isDate(value['date']) &&
    (previous === null || isHex(previous, 32)) &&
    isHex(value['salt'], 16) &&
    isWhole(value['iterations'], leastIterations, mostIterations) &&
    Array.isArray(prefixes) &&
    prefixes.every((prefix) => typeof prefix === 'string' && prefixPattern.test(prefix)) &&
    typeof value['link'] === 'boolean' &&
    isHex(value['edition'], 16) &&
    isWhole(value['bits'], 1, mostBits) &&
    isHex(value['root'], 32) &&
    isHex(value['key'], 8)
  );
}

/** Of the academy's own IDs. */
export const prefixPattern = /^[A-Z0-9]{2,8}$/;

/** Whether a value is a day that there is, in ISO 8601. */
export function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export function isWhole(value: unknown, least: number, most: number): boolean {
  return (
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most
  );
}
