import type { RegisterFault } from '../../../register/faults/register-fault.ts';
import type { InspectionContext } from '../../../register/inspection/inspected-sheet.ts';
import type { RegisterColumns } from '../../../register/certificates/columns.ts';
import type { SavedFormat } from '../../../register/worker/batch-messages.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import type { LeftOut, MadeCodes } from './made-codes.ts';
import type { CopyReport } from './publishable-copy.ts';
import type { RowFilter, RowPage } from './row-views.ts';
import type { SheetReport } from './sheet-report.ts';

/** What the site's content says of its register. */
export interface RegisterContext extends Required<
  Pick<InspectionContext, 'courses' | 'similarIds' | 'idPrefixes'>
> {
  readonly columns: RegisterColumns;
  /** Whether the site publishes it sealed, so that only an ID can be looked up. */
  readonly isSealed: boolean;
  /** Whether a sealed certificate opens only by its own link, whose secret comes from the key file. */
  readonly opensByLink: boolean;
  /** Whether it may be sealed though its IDs can be guessed. */
  readonly guessingIsAllowed?: boolean;
}

/** What the page asks of the room's Worker. All but the first is about the sheet that was opened. */
export type RoomQuestion =
  | { readonly task: 'open'; readonly file: Blob; readonly context: RegisterContext }
  | { readonly task: 'find'; readonly id: string }
  | ({ readonly task: 'rows' } & RowsAsked)
  | { readonly task: 'copy'; readonly format: SavedFormat }
  | {
      /** All links, for printing them on certificates with another program. */
      readonly task: 'links';
      readonly format: SavedFormat;
      /** The full address of the site's validator. */
      readonly validator: string;
    }
  | {
      /** The certificates in these rows, for a page of QR codes. */
      readonly task: 'codes';
      readonly first: number;
      readonly last: number;
      readonly validator: string;
    }
  | {
      readonly task: 'seal';
      /** The text of the key file. */
      readonly key: string;
    };

export interface RowsAsked {
  readonly only: RowFilter;
  /** The row that the page is to show, counted from 1 as in the sheet; or how many rows come before the page. */
  readonly at: { readonly row: number } | { readonly from: number };
}

export interface RoomReplies {
  readonly open:
    | { readonly status: 'open'; readonly report: SheetReport }
    | ({ readonly status: 'unreadable' } & Unreadable);
  readonly find: { readonly status: 'found'; readonly verdict: Verdict };
  readonly rows: { readonly status: 'rows' } & RowPage;
  readonly copy: {
    readonly status: 'copied';
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly report: CopyReport;
  };
  readonly links: {
    readonly status: 'saved';
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly count: number;
    readonly leftOut: readonly LeftOut[];
  };
  readonly codes: { readonly status: 'codes' } & MadeCodes;
  readonly seal:
    | {
        readonly status: 'sealed';
        /** A zip archive of the folder `sealed`. */
        readonly bytes: Uint8Array<ArrayBuffer>;
        readonly certificates: number;
        readonly rowsWithoutId: readonly number[];
      }
    /** Sentences that say what is wrong and what to do. */
    | { readonly status: 'refused'; readonly sentences: readonly string[] };
}

/** Why a file can't be read; `gone` where the browser does not get its bytes. */
export interface Unreadable {
  readonly kind: RegisterFault['kind'] | 'gone';
  /** What exactly was found. */
  readonly detail?: string | undefined;
}

/** Of any question, where it can't be answered: nothing is open, or a part of the program is missing or failed. */
export interface Failed {
  readonly status: 'failed';
}

export type RoomReply = RoomReplies[RoomQuestion['task']] | Failed;

export type ToRoom = RoomQuestion & { readonly request: number };

export type FromRoom =
  | { readonly type: 'progress'; readonly done: number; readonly all?: number }
  | { readonly type: 'answer'; readonly request: number; readonly reply: RoomReply };
