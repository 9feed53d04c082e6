import type { Bytes } from '../bytes/bytes.ts';
import { utf8 } from './derivation.ts';

export interface SigningKey {
  readonly privateKey: CryptoKey;
  /** Uncompressed, 65 bytes. */
  readonly publicPoint: Bytes;
}

/**
 * A P-256 key that signs, and its public half.
 *
 * @throws Error if the parts of the key do not belong together
 */
export async function importSigningKey(signingKey: JsonWebKey): Promise<SigningKey> {
  const { d: _, ...point } = signingKey;
  const privateKey = await crypto.subtle.importKey('jwk', signingKey, curve, false, ['sign']);
  const publicKey = await crypto.subtle.importKey('jwk', point, curve, true, ['verify']);
  // Not every implementation of importKey looks whether the halves belong together.
  const proof = utf8('proof');
  const signature = await crypto.subtle.sign(signing, privateKey, proof);
  const fits = await crypto.subtle.verify(signing, publicKey, signature, proof);
  if (!fits) throw new Error('the private and the public half are of two keys');
  return {
    privateKey,
    publicPoint: new Uint8Array(await crypto.subtle.exportKey('raw', publicKey)),
  };
}

/** The signature r‖s over these bytes, 64 bytes. */
export async function sign({ privateKey }: SigningKey, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(signing, privateKey, bytes));
}

/** @param publicPoint uncompressed, 65 bytes */
export async function isSignedBy(
  publicPoint: Bytes,
  signature: Bytes,
  bytes: Bytes,
): Promise<boolean> {
  const publicKey = await crypto.subtle.importKey('raw', publicPoint, curve, false, ['verify']);
  return crypto.subtle.verify(signing, publicKey, signature, bytes);
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' };
const signing = { name: 'ECDSA', hash: 'SHA-256' };
