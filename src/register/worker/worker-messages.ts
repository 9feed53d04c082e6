import type { RegisterSettings, Verdict } from '../certificates/verdict.ts';
import type { FaultKind } from '../faults/register-fault.ts';
import type { BatchQuestion, BatchReply } from './batch-messages.ts';
import type { SealedFaultKind } from '../faults/sealed-fault.ts';

/** What the page asks of the Worker. */
export type ToWorker = LoadMessage | ({ readonly request: number } & Question);

export interface LoadMessage extends RegisterSettings {
  readonly type: 'load';
  readonly url: string;
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
