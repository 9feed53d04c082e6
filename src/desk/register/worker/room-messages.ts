import type { RegisterFault } from '../../../register/faults.ts';
import type { InspectionContext } from '../../../register/inspection/inspected-sheet.ts';
import type { RegisterColumns } from '../../../register/certificates/columns.ts';
import type { SavedFormat } from '../../../register/list/table-file.ts';
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

/** What the room's Worker is asked and what it answers. All tasks but the first are about the sheet that was opened. */
export interface RoomTasks {
  readonly open: {
    readonly question: { readonly file: Blob; readonly context: RegisterContext };
    readonly progress: { readonly phase: 'rows'; readonly rows: number };
    readonly reply:
      | { readonly status: 'open'; readonly report: SheetReport }
      | ({ readonly status: 'unreadable' } & Unreadable);
  };
  readonly find: {
    readonly question: { readonly id: string };
    readonly reply: { readonly status: 'found'; readonly verdict: Verdict };
  };
  readonly rows: {
    readonly question: RowsAsked;
    readonly reply: { readonly status: 'rows' } & RowPage;
  };
  readonly copy: {
    readonly question: { readonly format: SavedFormat };
    readonly reply: {
      readonly status: 'copied';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly report: CopyReport;
    };
  };
  /** All links, for printing them on certificates with another program. */
  readonly links: {
    readonly question: {
      readonly format: SavedFormat;
      /** The full address of the site's validator. */
      readonly validator: string;
    };
    readonly reply: {
      readonly status: 'saved';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly count: number;
      readonly leftOut: readonly LeftOut[];
    };
  };
  /** The certificates in these rows, for a page of QR codes. */
  readonly codes: {
    readonly question: {
      readonly first: number;
      readonly last: number;
      readonly validator: string;
    };
    readonly reply: { readonly status: 'codes' } & MadeCodes;
  };
  readonly seal: {
    readonly question: {
      /** The text of the key file. */
      readonly key: string;
    };
    readonly progress: { readonly phase: 'sealing'; readonly done: number; readonly all: number };
    readonly reply: SealReply;
  };
}

export type SealReply =
  | {
      readonly status: 'sealed';
      /** A zip archive of the folder `sealed`. */
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly certificates: number;
      readonly rowsWithoutId: readonly number[];
    }
  /** Sentences that say what is wrong and what to do. */
  | { readonly status: 'refused'; readonly sentences: readonly string[] };

export interface RowsAsked {
  readonly only: RowFilter;
  /** The row that the page is to show, counted from 1 as in the sheet; or how many rows come before the page. */
  readonly at: { readonly row: number } | { readonly from: number };
}

/** Why a file can't be read; `gone` where the browser does not get its bytes. */
export interface Unreadable {
  readonly kind: RegisterFault['kind'] | 'gone';
  /** What exactly was found. */
  readonly detail?: string | undefined;
}
