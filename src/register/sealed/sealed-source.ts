import type { Bytes } from '../bytes/bytes.ts';
import type { CertificateFacts } from '../rules/certificate-facts.ts';
import type { SealedFaultKind } from './sealed-fault.ts';

/** Where a sealed register is read from: what the Worker has, and what a test puts in its place. */
export interface SealedSource {
  /** Absolute address of `manifest.txt`; the buckets are beside it. */
  readonly manifestUrl: string;
  /** The public point of the academy's signing key in hex, from the page. */
  readonly publicKey: string;
  /** The bytes at an address, or a `RegisterFault` of one of the network kinds. */
  readonly fetch: (url: string, request: SealedRequest) => Promise<Bytes>;
  /** Unix time in milliseconds, as `Date.now()`. */
  readonly now: () => number;
  /** The newest manifest that this browser has seen. Both may throw where storage is refused or full. */
  readonly seen: { get(): string | null; set(text: string): void };
  /** The files that this browser keeps for when it is offline; without it, none. */
  readonly kept?: KeptFiles | undefined;
}

export interface SealedRequest {
  /** As in `fetch`: the manifest is asked for with `no-cache`, a bucket with `default`, and both again with `reload`. */
  readonly cache: 'default' | 'no-cache' | 'reload';
  /** More than this is refused as it comes, as `too-large`. */
  readonly maxBytes: number;
}

/**
 * Names are `manifest.txt` and those of the buckets, `<edition>/<hh>/<hh>.bin`. What is kept is verified like what is
 * fetched, and whatever throws here counts as nothing kept.
 */
export interface KeptFiles {
  get(name: string): Promise<Bytes | undefined>;
  put(name: string, bytes: Bytes): Promise<void>;
  /** Drops every bucket of other editions: those whose names don't begin with `<edition>/`. */
  keepOnly(edition: string): Promise<void>;
}

/** What a sealed register says of itself once its manifest is verified. */
export interface SealedRegister {
  /** ISO 8601, such as 2026-11-22. */
  readonly asOf: string;
  /** Of the academy's own IDs. */
  readonly prefixes: readonly string[];
  /** Whether it answers only with the secret of a link or QR code. */
  readonly link: boolean;
  /** Whether it was fetched just now; otherwise it is the one that this browser kept. */
  readonly isFresh: boolean;
}

export type SealedAnswer =
  | {
      readonly status: 'valid';
      readonly certificate: SealedCertificate;
      /** Absent where the register says nothing more. */
      readonly facts?: CertificateFacts;
      readonly asOf: string;
      readonly isFresh: boolean;
    }
  /** The register of that date was read just now and does not have the ID; an empty one it never has (R8). */
  | { readonly status: 'invalid'; readonly asOf: string }
  /** Of the form of the academy's own IDs, with a wrong check character. */
  | { readonly status: 'mistyped' }
  /** This says nothing about any certificate. */
  | {
      readonly status: 'fault';
      readonly kind: SealedFaultKind;
      readonly detail?: string | undefined;
    };

/** The ID is as it was read: one of the new form as it is printed, another as it was typed, trimmed. */
export interface SealedCertificate {
  readonly student: string;
  readonly course: string;
  readonly id: string;
}
