import type { Bytes } from '../bytes/bytes.ts';
import type { KeyFile } from './key-file.ts';
import type { CertificateFacts } from '../rules/certificate-facts.ts';

/** A certificate of the register, to be sealed. */
export interface CertificateToSeal {
  readonly id: string;
  readonly student: string;
  readonly course: string;
  readonly facts?: CertificateFacts | undefined;
  /** In the sheet, counted from 1, for messages. */
  readonly row: number;
}

export interface SealedInput {
  readonly records: readonly CertificateToSeal[];
  readonly key: KeyFile;
  /** Of the academy's own IDs; may be empty. */
  readonly prefixes: readonly string[];
  /** Whether an entry opens only with the secret that a certificate's link or QR code carries. */
  readonly link: boolean;
  /** What visitors are told: "as of", ISO 8601 such as 2026-11-22. */
  readonly date: string;
  /** Unix time in seconds. */
  readonly now: number;
  /** Of PBKDF2, 600,000 to 10,000,000; 600,000 if not said. */
  readonly iterations?: number | undefined;
  /** The text of the manifest published last; one that this key has not signed is not used. */
  readonly previous?: string | undefined;
  /** The `cache` of an earlier run; one of another key, or a damaged one, only costs time. */
  readonly cache?: Bytes | undefined;
  /** Called for each key that the cache lacked: one takes about a tenth of a second of one core. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
}

export interface SealedOutput {
  /** The text of `manifest.txt`; to be published after the buckets. */
  readonly manifest: string;
  /** By path beside the manifest, `<edition>/<hh>/<hh>.bin`. */
  readonly buckets: ReadonlyMap<string, Bytes>;
  /** To be kept outside what is published, so that the next run is quick. Sealed with the key file's secret. */
  readonly cache: Bytes;
  /** What a link carries as `&k=`, by the ID that it carries; only where `link`. */
  readonly linkSecrets?: ReadonlyMap<string, string>;
  /** Rows without an ID: no certificate of theirs can be looked up, and none was sealed. */
  readonly rowsWithoutId: readonly number[];
  /**
   * What became of `previous`: `same` if it is published on as it is, `followed` if this manifest names it,
   * `refused` if it is none that this key has signed.
   */
  readonly previous: 'none' | 'same' | 'followed' | 'refused';
}
