// What the modules of the inspection hand to each other.
import type { CertificateRecord, Certificates, Line } from '../certificates/certificates.ts';
import type { Column, MainColumn } from '../certificates/columns.ts';
import type { CertificateFacts, StateKind } from '../certificates/states.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import type { SheetRow } from '../../spreadsheet/sheet/cells.ts';
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
    Readonly<Partial<Record<Confirmed, readonly string[] | undefined>>> | undefined;
  /** The file of the rows that the owner has confirmed; undefined if none ever were. */
  readonly remembered?: string | undefined;
  /** Today's date, such as `2026-12-07`. */
  readonly today?: string | undefined;
  readonly workbook?: Workbook | undefined;
  /** The crossed-out cells and the notes of the first sheet. */
  readonly marks?: readonly CellMark[];
}

export type Confirmed = 'columns' | 'private';

/** A workbook, of which the validator reads only the first sheet. */
export interface Workbook extends Pick<WorkbookSheet, 'name' | 'isHidden'> {
  /** The sheets that the validator ignores. */
  readonly others: readonly {
    readonly name: string;
    readonly rows: readonly Pick<Line, 'cells'>[];
  }[];
}

/** What the findings need to know about the sheet that the validator reads. */
export interface InspectedSheet {
  /** The register's settings, and facts about the site. */
  readonly context: InspectionContext;
  /** The sheet as the rules R2 to R7 read it. */
  readonly register: Certificates;
  /** All rows. Long texts are cut. */
  readonly rows: readonly SheetRow[];
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
  /** All columns with texts. */
  readonly columns: readonly ColumnProfile[];
  /** The columns that don't contain what the settings say. */
  readonly wrong: readonly Found[];
  /** What the settings say, where neither the texts of the sheet nor their headings leave a doubt. */
  readonly obvious: readonly MainColumn[];
  /** The columns that the website reads. */
  readonly read: Readonly<Partial<Record<Column, HeadedColumn>>>;
}

/** A text, or the texts of a row, that the website does not read. */
export interface Beside {
  readonly texts: readonly string[];
  /** Missing for a single text above the certificates or a sheet's name, and for a row of another sheet. */
  readonly row?: number;
  /** The ID of the next certificate below a row between certificates, since the row may say something of it. */
  readonly above?: string | undefined;
  /** The name of the other sheet that has the row. */
  readonly sheet?: string;
}

/** Where something was found, with the texts and the advice for the owner. */
export interface Found {
  /** The rows, in sheet order. Missing for a whole column or sheet; empty if nothing was found. */
  readonly lines?: readonly { readonly row: number }[];
  /** Missing if the finding is about whole rows. */
  readonly column?: HeadedColumn | undefined;
  /** Texts such as IDs or names; never personal data. */
  readonly texts?: readonly string[];
  /** How a column differs from the settings. */
  readonly wrong?: WrongColumn;
  /** What was found, in words. */
  readonly holds?: string;
  /** Missing if all findings of this kind have the same advice. */
  readonly advice?: string;
  /** What does the same as the advice in `content/register.yaml`, for those without the desk. */
  readonly inFile?: string;
}

export interface HeadedColumn {
  /** The column's index in the sheet, counted from 0. */
  readonly index: number;
  /** The column's letter (R2); undefined if the header is blank in this column, and for crossed-out texts and notes. */
  readonly name: string | undefined;
  /** The lowest heading above the cells; empty without a heading. */
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
  readonly isConfirmed: boolean;
}

/** A suggestion for the owner, who says what each column is. */
export interface WrongColumn {
  /** What the column should contain. */
  readonly use: MainColumn;
  /** The column that seems to contain what the column that is read should contain. */
  readonly better: HeadedColumn | undefined;
}
