import type { FaultKind } from '../faults/register-fault.ts';
import type { CertificateRecord, RegisterColumns } from '../rules/register.ts';

/** What the page asks of the Worker. */
export type ToWorker =
  | { readonly type: 'load'; readonly url: string; readonly columns: RegisterColumns }
  | { readonly type: 'find'; readonly id: string; readonly request: number };

/** What the Worker tells the page: `load` ends with `ready` or `fault`, `find` with `answer`. */
export type FromWorker =
  | ({ readonly type: 'progress' } & LoadProgress)
  | { readonly type: 'ready'; readonly records: number }
  | ({ readonly type: 'fault' } & FaultReport)
  | {
      readonly type: 'answer';
      readonly request: number;
      /** Undefined if there is none. */
      readonly record?: FoundCertificate | undefined;
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
  readonly kind: FaultKind;
  /** What exactly was found, for the owner. */
  readonly detail?: string | undefined;
}

/** As much of a row as may be shown. */
export type FoundCertificate = Pick<CertificateRecord, 'student' | 'course' | 'id'>;
