import { courseNames } from './course-names.ts';
import { inspectionFindings, type InspectionFindings } from './inspection-findings.ts';
import { previewOf, type ColumnPreview } from './inspection-preview.ts';
import type { Workbook } from './other-sheets.ts';
import { applyRegisterRules } from '../rules/register-rules.ts';
import {
  defaultColumns,
  type DroppedRow,
  type Register,
  type RegisterColumns,
} from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';

/** What the validator sees in a register, for its owner. Row numbers count from 1, as in the sheet. */
export interface Inspection extends InspectionFindings {
  /** Which sheet was read, and how many there are; missing where the file is not a workbook. */
  readonly sheet?: ReadSheet;
  readonly headerKind: Register['headerKind'];
  /** How the columns are read, with the text in the first rows of each. */
  readonly columns: readonly ColumnPreview[];
  /** The rows of the preview, in sheet order. */
  readonly firstRows: readonly PreviewRow[];
  /** How many rows hold a certificate. */
  readonly kept: number;
  readonly dropped: readonly DroppedRow[];
}

export interface ReadSheet extends Omit<Workbook, 'others'> {
  readonly sheets: number;
}

export interface PreviewRow {
  readonly row: number;
  readonly use: 'certificate' | DroppedRow['reason'];
}

/** What is known of a register beside its rows. */
export interface InspectionContext {
  /** Every name that a course goes by on the site; the one that is shown first. */
  readonly courses: readonly string[];
  readonly columns?: RegisterColumns;
  /** IDs that the owner has compared with the certificates, however similar they are. */
  readonly similarIds?: readonly string[];
  /** Of the IDs that have a check character. */
  readonly idPrefixes?: readonly string[];
  /** Whether it is published sealed, so that nobody can download its sheets and its other columns. */
  readonly isSealed?: boolean;
  /** Whether a certificate opens only by its own link, so that guessing its ID shows nothing. */
  readonly opensByLink?: boolean;
  /** Whether it may be sealed though its IDs can be guessed. */
  readonly guessingIsAllowed?: boolean;
  readonly workbook?: Workbook | undefined;
  /** Tells dates of birth from other dates, and which dates are to come. */
  readonly today?: Date;
}

/** Rows shown of the beginning of the sheet. */
const previewRows = 6;

/** More of a cell is not looked at, so that no text takes long. */
const longestText = 500;

/** Checks a register by the rules that the validator follows; one without a certificate is a finding too. */
export function inspectRegister(
  whole: readonly SheetRow[],
  {
    courses,
    columns: positions = defaultColumns,
    similarIds = [],
    idPrefixes = [],
    isSealed = false,
    opensByLink = false,
    guessingIsAllowed = false,
    workbook,
    today = new Date(),
  }: InspectionContext,
): Inspection {
  const rows = whole.map(withShortTexts);
  const register = applyRegisterRules(rows, positions);
  const { records, dropped, headerKind } = register;
  const uses = new Map<number, PreviewRow['use']>([
    ...records.map(({ row }) => [row, 'certificate'] as const),
    ...dropped.map(({ row, reason }) => [row, reason] as const),
  ]);
  // The rows that have no use are blank.
  const first = rows.filter((row) => uses.has(row.number)).slice(0, previewRows);
  const others = (workbook?.others ?? []).map(({ name, rows: all }) => ({
    name,
    rows: all.map(withShortTexts),
  }));
  return {
    ...(workbook && { sheet: readSheet(workbook) }),
    headerKind,
    columns: previewOf(register, rows, first),
    firstRows: first.map(({ number }) => ({ row: number, use: uses.get(number) ?? 'certificate' })),
    kept: records.length,
    dropped,
    ...inspectionFindings(register, rows, {
      courses: courseNames(courses),
      confirmed: similarIds,
      others,
      positions,
      idPrefixes,
      isSealed,
      opensByLink,
      guessingIsAllowed,
      today,
    }),
  };
}

function withShortTexts(row: SheetRow): SheetRow {
  const isLong = (text = '') => text.length > longestText;
  if (!row.cells.some(isLong)) return row;
  const cells = row.cells.map((text) =>
    isLong(text) ? trimText(text ?? '').slice(0, longestText) : text,
  );
  return { ...row, cells };
}

function readSheet({ name, position, isHidden, others }: Workbook): ReadSheet {
  return { name, position, isHidden, sheets: others.length + 1 };
}
