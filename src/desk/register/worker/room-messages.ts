import type { RegisterFault } from '../../../register/faults.ts';
import type { FindingGroup } from '../../../register/inspection/findings.ts';
import type { InspectionContext } from '../../../register/inspection/inspected-sheet.ts';
import type { ReadingWords } from '../../../register/inspection/reading.ts';
import type { RegisterColumns } from '../../../register/certificates/columns.ts';
import type { SavedFormat } from '../../../register/list/table-file.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import type { MadeCodes } from './made-codes.ts';
import type { CopyReport } from './publishable-copy.ts';

/** What the site's content says of its register. */
export interface RegisterContext extends Required<
  Pick<InspectionContext, 'courses' | 'similarIds' | 'idPrefixes'>
> {
  readonly columns: RegisterColumns;
  /** Whether the site publishes it sealed, so that only an ID can be looked up. */
  readonly isSealed: boolean;
  /** Whether a sealed certificate opens only by its own link, whose secret comes from the key. */
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
  readonly copy: {
    readonly question: { readonly format: SavedFormat };
    readonly reply: {
      readonly status: 'copied';
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly report: CopyReport;
    };
  };
  /** The certificates in these rows, for a page of QR codes. */
  readonly codes: {
    readonly question: {
      readonly first: number;
      readonly last: number;
      /** The full address of the site's validator. */
      readonly validator: string;
    };
    readonly reply: { readonly status: 'codes' } & MadeCodes;
  };
}

/** What the page shows of a sheet: what `register:check` finds, in its words. */
export interface SheetReport {
  readonly reading: ReadingWords;
  readonly findings: readonly FindingGroup[];
  readonly notes: readonly FindingGroup[];
  /** How many rows hold a certificate. */
  readonly certificates: number;
  /** The first and the last of these rows. */
  readonly firstRow: number;
  readonly lastRow: number;
}

/** Why a file can't be read; `gone` where the browser does not get its bytes. */
export interface Unreadable {
  readonly kind: RegisterFault['kind'] | 'gone';
  /** What exactly was found. */
  readonly detail?: string | undefined;
}
