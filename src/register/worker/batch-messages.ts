import type { ListedIds } from '../batch/ids-of-list.ts';
import type { ListColumn } from '../batch/list-columns.ts';
import type { FaultKind } from '../faults/register-fault.ts';
import type { Verdict } from '../certificates/verdict.ts';

/** What "Check several" asks of a Worker; what answers is loaded with the first question. */
export type BatchQuestion =
  | {
      readonly task: 'verdicts';
      /** The IDs to look up, trimmed and each once; only with the first question about them. */
      readonly ids?: readonly string[];
      /** How many of them have been answered. */
      readonly from: number;
    }
  | {
      /** How many of each column's texts are IDs of the register. */
      readonly task: 'recognise';
      readonly columns: readonly (readonly string[])[];
    }
  | {
      readonly task: 'read';
      /** What was pasted, or the bytes of a file. */
      readonly list: string | Uint8Array;
    }
  | {
      /** The IDs in a column of the list that was read last. */
      readonly task: 'ids';
      /** Counted from 0; without it all columns. */
      readonly index?: number | undefined;
      readonly hasHeading: boolean;
    }
  | {
      readonly task: 'save';
      readonly format: SavedFormat;
      /** The first row holds the headings. */
      readonly rows: readonly (readonly string[])[];
    };

export type SavedFormat = 'csv' | 'xlsx';

export interface BatchReplies {
  /** The next ones, in the order of the IDs: as many as a page takes in at once. */
  readonly verdicts: { readonly status: 'verdicts'; readonly verdicts: readonly Verdict[] };
  readonly recognise: {
    readonly status: 'recognised';
    /** By column. */
    readonly found: readonly number[];
  };
  readonly read:
    | {
        readonly status: 'read';
        readonly columns: readonly ListColumn[];
        readonly isTable: boolean;
      }
    /** It is a file that can't be read, and why. */
    | { readonly status: 'unreadable'; readonly kind: FaultKind };
  readonly ids: ListedIds;
  readonly save: { readonly status: 'saved'; readonly bytes: Uint8Array<ArrayBuffer> };
}

/** A part of the program did not arrive; asked again, it may. */
export interface PartMissing {
  readonly status: 'missing';
}

export type BatchReply = BatchReplies[BatchQuestion['task']] | PartMissing;
