/** Bytes in memory that nothing shares, as `crypto.subtle` wants them. */
export type Bytes = Uint8Array<ArrayBuffer>;
