/** Where the values are among the columns that are kept, counted from 1 (R6). */
export interface RegisterColumns extends ByStateColumn<number> {
  readonly student: number;
  readonly course: number;
  readonly id: number;
}

/** The columns that say what a certificate is today; a register may have none of them. */
export const stateColumns = [
  'issued',
  'validUntil',
  'status',
  'statusSince',
  'replacedBy',
] as const;

export type StateColumn = (typeof stateColumns)[number];

type ByStateColumn<Value> = Readonly<Partial<Record<StateColumn, Value | undefined>>>;

/** Columns B, C and F of a plain sheet, since E is dropped. */
export const defaultColumns: RegisterColumns = { student: 2, course: 3, id: 5 };

/** One certificate; every text is trimmed, and a blank cell is an empty string. */
export interface CertificateRecord {
  readonly student: string;
  readonly course: string;
  readonly id: string;
  /** All kept values of the row that are not blank, in column order; any of them can be searched for (R8). */
  readonly values: readonly string[];
  /** The names of the columns that the values are in; rows that fill the same columns share one list. */
  readonly valueColumns: readonly string[];
  /** What was in the column `replacedBy`, which is no value that can be searched for. */
  readonly replacedBy?: string | undefined;
  /** The row's number in the sheet, counted from 1. */
  readonly row: number;
}

/** A column as the rules understood it. */
export interface SheetColumn {
  /** The column's position in the sheet, counted from 0. */
  readonly index: number;
  /** The letter in the header, or the letter in the sheet where there is no header (R2). */
  readonly name: string;
}

/** Why a row holds no certificate: the header (R2), a row above the data (R3), column A is blank (R5). */
export type DropReason = 'header' | 'above-data' | 'column-a-blank';

export interface DroppedRow {
  readonly row: number;
  readonly reason: DropReason;
}

/** What a lookup needs of a sheet. */
export interface Certificates {
  /** In sheet order. */
  readonly records: readonly CertificateRecord[];
  /** The columns that the values are taken from; undefined where the sheet has too few columns. */
  readonly columns: ByStateColumn<SheetColumn> & {
    readonly student: SheetColumn | undefined;
    readonly course: SheetColumn | undefined;
    readonly id: SheetColumn | undefined;
  };
}

/** The certificates and what became of the rest of the sheet. */
export interface Register extends Certificates {
  readonly headerKind: 'column-letters' | 'none';
  readonly dropped: readonly DroppedRow[];
}
