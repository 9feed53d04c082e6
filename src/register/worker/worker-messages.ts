import type { FaultKind } from '../faults/register-fault.ts';
import type { OtherColumn } from '../lookup/other-column.ts';
import type { CertificateState } from '../rules/certificate-state.ts';
import type { CertificateRecord, RegisterColumns } from '../rules/register.ts';
import type { BatchQuestion, BatchReply } from './batch-messages.ts';
import type { SealedFaultKind } from '../faults/sealed-fault.ts';

/** What the page asks of the Worker. */
export type ToWorker = LoadMessage | ({ readonly request: number } & Question);

export interface LoadMessage {
  readonly type: 'load';
  readonly url: string;
  readonly columns: RegisterColumns;
  /** Of the academy's IDs with a check character. */
  readonly idPrefixes?: readonly string[] | undefined;
}

/** What is answered; a `batch` also before a register was read. */
export type Question =
  | { readonly type: 'find'; readonly id: string }
  | { readonly type: 'batch'; readonly question: BatchQuestion };

/** What the Worker tells the page: `load` ends with `ready` or `fault`, a question with `answer`. */
export type FromWorker =
  | ({ readonly type: 'progress' } & LoadProgress)
  | { readonly type: 'ready'; readonly records?: number }
  | ({ readonly type: 'fault' } & FaultReport)
  | {
      readonly type: 'answer';
      readonly request: number;
      readonly verdict: FindResult | BatchReply;
    };

export type LoadProgress =
  | {
      readonly phase: 'download';
      /** Bytes, counted unpacked. */
      readonly received: number;
      readonly expected?: number | undefined;
    }
  | {
      readonly phase: 'rows';
      /** Rows read so far; 0 when the download has just ended. */
      readonly rows: number;
    };

export interface FaultReport {
  readonly kind: FaultKind | SealedFaultKind;
  /** What exactly was found, for the owner. */
  readonly detail?: string | undefined;
}

/** What became of a search (R9). Only a register that was read says `invalid`. */
export type FindResult = Verdict | ({ readonly status: 'fault' } & FaultReport);

/** What the register says of an ID (R8). */
export type Verdict = FoundVerdict | UnknownVerdict | UnreadVerdict;

interface Dated {
  /** When the register was put online: ISO 8601, or as HTTP writes it (RFC 9110, 5.6.7). Any other text says nothing. */
  readonly asOf?: string | undefined;
}

/** The register has it; `state` says what it is today. */
export interface FoundVerdict extends Dated {
  readonly status: 'valid';
  readonly certificate: FoundCertificate;
  /** Missing where the row has all that it needs, and the register has no columns that say more. */
  readonly state?: CertificateState | undefined;
  /** Where the match is not in the column of the IDs: where it is. */
  readonly foundBy?: OtherColumn | undefined;
  /** Whether a device without a connection had kept it, as it was at `asOf`; of a sealed register only. */
  readonly isKept?: boolean;
}

/** The register lacks it; `mistyped` can't be an ID of the academy's, since its check character is wrong. */
export interface UnknownVerdict extends Dated {
  readonly status: 'invalid' | 'mistyped';
  /** How many certificates the register holds, where that is known. */
  readonly certificates?: number | undefined;
  /** IDs that differ from this one only in what typing and copying spoil; there may be none. */
  readonly similar: readonly string[];
}

/** A sealed register that opens by links was asked without this ID's. This says nothing about the certificate. */
export interface UnreadVerdict {
  readonly status: 'unread';
  readonly kind: 'needs-link';
}

/** As much of a row as may be shown. */
export type FoundCertificate = Pick<CertificateRecord, 'student' | 'course' | 'id'>;
