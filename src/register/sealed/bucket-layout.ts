/** Of a bucket's file, in bytes: the head, then slots of equal size sorted by locator, then the Merkle path. */
export const headSize = 24;
export const locatorSize = 16;
/** What a slot seals: one part of a record. */
export const partSize = 112;
export const slotSize = locatorSize + partSize + 16;
export const slotCount = 64;
/** Head and slots: what the Merkle tree's leaf is made of. */
export const bodySize = headSize + slotCount * slotSize;
export const nodeSize = 32;

/** "SRB1" */
export const magic = 0x53524231;

/** The length of a bucket's file in bytes, where there are 2 to the power of `bits` of them. */
export function bucketSize(bits: number): number {
  return bodySize + nodeSize * bits;
}

/** The path of a bucket's file beside the manifest. */
export function bucketPath(edition: string, number: number): string {
  const hex = number.toString(16).padStart(4, '0');
  return `${edition}/${hex.slice(0, 2)}/${hex.slice(2)}.bin`;
}

/** The first `bits` bits, 1 to 16, as a number. */
export function leadingBits(bytes: Uint8Array, bits: number): number {
  return viewOf(bytes).getUint32(0) >>> (32 - bits);
}

/** Makes a bucket's number the first `bits` bits of a locator, 1 to 16, in place. */
export function setLeadingBits(locator: Uint8Array, bits: number, number: number): void {
  const view = viewOf(locator);
  const rest = (view.getUint32(0) << bits) >>> bits;
  view.setUint32(0, ((number << (32 - bits)) | rest) >>> 0);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
