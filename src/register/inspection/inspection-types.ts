// What the modules of the inspection hand to each other.
import type { CertificateRecord, Certificates, Line } from '../certificates/certificates.ts';
import type { Column, MainColumn } from '../certificates/columns.ts';
import type { CertificateFacts, StateKind } from '../certificates/states.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import type { WorkbookSheet } from '../../spreadsheet/sheet/sheet-table.ts';
import type { PrivateKind } from './text-kinds.ts';
import type { CountedText } from './unlike-texts.ts';

/** The settings of a register, and what the site knows of it. */
export interface InspectionContext extends Partial<RegisterLayout> {
  /** All names of each course on the site. */
  readonly courses: readonly string[];
  /** The validator's sentence for each state, with `{student}`, `{course}` and `{id}`. */
  readonly sentences?: Readonly<Partial<Record<StateKind | 'incomplete', string>>> | undefined;
  /** Whether the register is sealed, so that nobody can download what the validator ignores. */
  readonly sealed?: boolean | undefined;
  /** Whether a certificate opens only by its own link. */
  readonly sealedLinks?: boolean | undefined;
  /** Whether the register may be sealed although its IDs can be guessed. */
  readonly sealedIdsAreGuessable?: boolean | undefined;
  /** What the owner has confirmed: see `confirmed` in the settings. */
  readonly confirmed?:
    Readonly<Partial<Record<'columns' | 'private', readonly string[] | undefined>>> | undefined;
  /** The file of the rows that the owner has confirmed; undefined if none ever were. */
  readonly remembered?: string | undefined;
  /** Whether the owner confirms each row as it is now. */
  readonly confirmsRows?: boolean;
  /** Today's date, such as `2026-12-07`. */
  readonly today?: string | undefined;
  readonly workbook?: Workbook | undefined;
  /** The crossed-out cells and the notes of the first sheet. */
  readonly marks?: readonly CellMark[];
}

/** A workbook, of which the validator reads only the first sheet. */
export interface Workbook extends Pick<WorkbookSheet, 'name' | 'isHidden'> {
  /** The sheets that the validator ignores. */
  readonly others: readonly {
    readonly name: string;
    readonly rows: readonly Pick<Line, 'cells'>[];
  }[];
}

/** The sheet that the validator reads, with what the owner has not confirmed of it. */
export interface InspectedSheet {
  /** The register's settings, and facts about the site. */
  readonly context: InspectionContext;
  /** The sheet as the rules R2 to R7 read it. */
  readonly register: Certificates;
  /** The rows of a text file that may be split in the wrong places. */
  readonly torn: readonly Pick<Line, 'row'>[];
  /** The certificates that don't count, since column A is blank (R5). */
  readonly uncounted: readonly Line[];
  /** The rows that are skipped as headings, but look like certificates. */
  readonly skipped: readonly Line[];
  /** What else is in the file: texts above the certificates, names of sheets, other rows, and rows of other sheets. */
  readonly beside: readonly Beside[];
  /** The rows that count as certificates and are no totals, notes or repeated headings. */
  readonly certificates: readonly CertificateRecord[];
  /** The certificates with an ID. */
  readonly ids: readonly CertificateRecord[];
  /** Reads what a row says about the state of its certificate. */
  readonly factsOf: (certificate: CertificateRecord) => CertificateFacts;
  /** The state of each certificate today. */
  readonly states: ReadonlyMap<CertificateRecord, StateKind>;
  /** All columns with texts. */
  readonly columns: readonly ColumnProfile[];
  /** The columns that the website reads. */
  readonly read: Readonly<Partial<Record<Column, HeadedColumn>>>;
  /** The columns that don't contain what the settings say. */
  readonly wrong: readonly Found[];
  /** What the settings say, where neither the texts of the sheet nor their headings leave a doubt. */
  readonly obvious: readonly MainColumn[];
  readonly changes: RowChanges;
  /** The shapes of the IDs, the rarest first; empty if nearly every ID has a shape of its own. */
  readonly shapes: readonly IdShape[];
}

/** The certificates and other rows that are not as they were confirmed. */
export interface RowChanges {
  /** Whether no certificate of this register was confirmed yet. */
  readonly isFirst: boolean;
  /** Whether those of another register were, such as the sample. */
  readonly isOther: boolean;
  readonly same: ReadonlySet<CertificateRecord>;
  readonly changed: readonly {
    readonly line: CertificateRecord;
    /** What has changed, in words. */
    readonly what: string;
  }[];
  /** Those of them that were not valid, and are valid today. */
  readonly validAgain: readonly CertificateRecord[];
  readonly added: readonly CertificateRecord[];
  /** The IDs that the register lacks now. */
  readonly gone: readonly string[];
  readonly beside: readonly Beside[];
  /** The file to remember, so that each row of today counts as confirmed. */
  readonly now: string;
}

/** A form of IDs, such as `ITA-0000-0000`. */
export interface IdShape {
  readonly shape: string;
  readonly lines: readonly { readonly id: string; readonly row: number }[];
  readonly isConfirmed: boolean;
  /** Whether the IDs are no IDs as somebody types them, so that the shape can't be confirmed. */
  readonly isDamaged: boolean;
}

/** A text, or the texts of a row, that the website does not read. */
export interface Beside {
  /** Where it is, in words. */
  readonly holds: string;
  readonly texts: readonly string[];
  /** Missing for the sheet's name and in other sheets. */
  readonly row?: number;
  /** The ID of the next certificate below a row between certificates, since the row may say something of it. */
  readonly above?: string | undefined;
  /** The name of the other sheet that has the row. */
  readonly sheet?: string;
}

/** Where something was found, with the texts and the advice for the owner. */
export interface Found {
  /** The rows, in sheet order. Missing for a whole column or sheet; empty if nothing was found. */
  readonly lines?: readonly Pick<Line, 'row'>[] | undefined;
  /** Missing if the finding is about whole rows. */
  readonly column?: HeadedColumn | undefined;
  /** Texts such as IDs or names; never personal data. */
  readonly texts?: readonly string[];
  /** A column that should contain something else, and the column that seems to contain it. */
  readonly wrong?: { readonly use: MainColumn; readonly better: HeadedColumn | undefined };
  /** What was found, in words. */
  readonly holds?: string;
  /** Missing if all findings of this kind have the same advice. */
  readonly advice?: string;
  /** What does the same as the advice in `content/register.yaml`, for those without the desk. */
  readonly inFile?: string | undefined;
}

export interface HeadedColumn {
  /** The column's index in the sheet, counted from 0. */
  readonly index: number;
  /** The column's letter (R2); undefined if the header is blank in this column, and for crossed-out texts and notes. */
  readonly name: string | undefined;
  /** The lowest heading above the cells, as a setting may have it; empty without a heading. */
  readonly heading: string;
}

/** A column with texts, without serial numbers. */
export interface ColumnProfile {
  readonly column: HeadedColumn;
  /** The different texts below the headings, trimmed, those that are unlike the others first. */
  readonly texts: readonly CountedText[];
  /** How many cells have a text. */
  readonly count: number;
  /** What the website reads in it. */
  readonly use: Column | undefined;
  readonly label: string;
  /** What most of its cells are, if nobody may download that. */
  readonly isPrivate: PrivateKind | 'private texts' | undefined;
  /** Whether it has days to come: only a last valid day lies in the future. */
  readonly hasLastDays: boolean;
  /** Whether it only counts the certificates: it has each of 1, 2, 3 … once, and is not read. */
  readonly isCounter: boolean;
  readonly isConfirmed: boolean;
}
