import {
  type CertificateRecord,
  type Certificates,
  certificatesIn,
  isNotKnown,
  type Line,
  textIn,
} from '../certificates/certificates.ts';
import {
  allColumns,
  type Column,
  defaultColumns,
  type MainColumn,
} from '../certificates/columns.ts';
import { hasShape, shapeOfId } from '../id-shapes.ts';
import { factsReader } from '../certificates/facts.ts';
import type { CertificateFacts, StateKind } from '../certificates/states.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import type { FilledCell, SheetRow } from '../../spreadsheet/sheet/cells.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import type { WorkbookSheet } from '../../spreadsheet/sheet/sheet-table.ts';
import { headingKey } from '../certificates/own-ids.ts';
import {
  type ColumnProfile,
  columnProfiles,
  type HeadedColumn,
  headedColumns,
  textsBesideSerial,
} from './column-profiles.ts';
import type { RememberedRows } from './remembered-rows.ts';
import { isAmong } from './text-kinds.ts';
import { type WrongColumn, wrongColumns } from './which-columns.ts';

export interface InspectionContext extends Partial<RegisterLayout> {
  /** All names of each course on the site. */
  readonly courses: readonly string[];
  /** The validator's sentence for each state, with `{student}`, `{course}` and `{id}`. */
  readonly sentences?: Readonly<Partial<Record<StateKind | 'incomplete', string>>> | undefined;
  /** Similar IDs that the owner has confirmed to be right. */
  readonly similarIds?: readonly string[] | undefined;
  /** Whether the register is sealed, so that nobody can download what the validator ignores. */
  readonly sealed?: boolean | undefined;
  /** Whether a certificate opens only by its own link. */
  readonly sealedLinks?: boolean | undefined;
  /** Whether the register may be sealed although its IDs can be guessed. */
  readonly sealedIdsAreGuessable?: boolean | undefined;
  /** What the owner has confirmed: see `confirmed` in the settings. */
  readonly confirmed?:
    Readonly<Partial<Record<Confirmed, readonly string[] | undefined>>> | undefined;
  /** The rows that the owner has confirmed; undefined if none ever were. */
  readonly remembered?: RememberedRows | undefined;
  /** Today's date, such as `2026-12-07`. */
  readonly today?: string | undefined;
  readonly workbook?: Workbook | undefined;
  /** The crossed-out cells and the notes of the first sheet. */
  readonly marks?: readonly CellMark[];
}

export type Confirmed = 'columns' | 'private' | 'courses' | 'titles';

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
  /** The rows below the headings that are no certificates: titles, notes, totals and repeated headings. */
  readonly stray: readonly Line[];
  /** The rows that count as certificates and are not stray. */
  readonly certificates: readonly CertificateRecord[];
  /** The certificates with an ID. */
  readonly ids: readonly CertificateRecord[];
  /** Reads what a row says about the state of its certificate. */
  readonly factsOf: (certificate: CertificateRecord) => CertificateFacts;
  /** All columns with texts. */
  readonly columns: readonly ColumnProfile[];
  /** The columns that don't contain what the settings say. */
  readonly wrong: readonly Found[];
  /** The columns that the website reads. */
  readonly read: Readonly<Partial<Record<Column, HeadedColumn>>>;
  readonly columnAt: (index: number) => HeadedColumn;
  /** The name of the sheet, and the texts in the skipped rows that are no headings of columns with texts. */
  readonly titles: readonly string[];
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
}

export function inspectedSheet(
  whole: Iterable<SheetRow>,
  context: InspectionContext,
): InspectedSheet {
  const { columns: positions = defaultColumns, workbook, courses, confirmed, idShapes } = context;
  const plain = Array.from(whole, withShortTexts);
  // Behind all columns, and behind those that the settings name: E and G have no position.
  const free = Math.max(...allColumns.map((use) => (positions[use] ?? 0) + 2));
  const firstMark = plain.reduce((most, { cells }) => Math.max(most, cells.length), free);
  const rows = withMarks(plain, context.marks ?? [], firstMark);
  const register = certificatesIn(rows, positions);
  const isStray = strayAmong(register);
  const { stray = [], certificates = [] } = Object.groupBy(register.records, (record) =>
    isStray(record) ? 'stray' : 'certificates',
  );
  const dropped = Map.groupBy(register.dropped, ({ reason }) => reason);
  const isLike = likeCertificates(register, certificates, isAmong(courses));
  const above = dropped.get('above-data') ?? [];
  const headings = above.filter((line) => !isLike(line) && !isCounting(line));
  const skipped = above.filter(isLike);
  // A row of headings may come too late to be skipped.
  const first = certificates[0]?.row ?? Infinity;
  const late = stray.filter(({ row, id }) => row < first && id !== '');
  const columnAt = headedColumns(register, [...headings, ...late], firstMark);
  const withoutA = dropped.get('column-a-blank') ?? [];
  const isNote = ({ cells }: Line) =>
    register.records.length > 0 && !hasDigit(textIn(cells, register.columns.id));
  const read = Object.fromEntries(
    Object.entries(register.columns).flatMap(([use, column]) =>
      column ? [[use, columnAt(column.index)]] : [],
    ),
  );
  const ids = certificates.filter(({ id }) => id !== '');
  const columns = columnProfiles([...skipped, ...certificates], { context, read, ids, columnAt });
  const headed = [...Object.values(read), ...columns.map(({ column }) => column)];
  const isHeading = ({ index, text }: FilledCell) =>
    headed.some((column) => column.index === index && column.heading === text);
  const sheet = {
    context,
    register,
    rows,
    uncounted: withoutA.filter((line) => !isNote(line)),
    skipped,
    stray: [
      ...stray.filter(({ cells }) => textsBesideSerial(cells).length > 0),
      ...withoutA.filter(isNote),
    ].toSorted((one, other) => one.row - other.row),
    certificates,
    ids,
    factsOf: factsReader(register),
    columns,
    read,
    columnAt,
    titles: [
      ...(workbook ? [workbook.name] : []),
      ...headings
        .flatMap(({ cells }) => textsBesideSerial(cells))
        .flatMap((cell) => (isHeading(cell) ? [] : [cell.text])),
    ],
  };
  const shaped = ids.filter(({ id }) => idShapes?.some((shape) => hasShape(id, shape)));
  const isConfirmed = (use: MainColumn) =>
    (use === 'id' && shaped.length * 2 > certificates.length) ||
    headingKey(context.headings?.[use]) === (headingKey(read[use]?.heading) || undefined);
  const isCourse = isAmong([...courses, ...(confirmed?.courses ?? [])]);
  return { ...sheet, wrong: wrongColumns(sheet, isCourse, isConfirmed) };
}

/** Cuts each text of a row at 500 characters, so that long texts can't slow down the checks. */
function withShortTexts(row: SheetRow): SheetRow {
  return { ...row, cells: row.cells.map((text) => text?.slice(0, 500)) };
}

/**
 * Gives crossed-out texts and notes a column each behind all others. So they are told, confirmed and remembered as
 * other texts are.
 */
function withMarks(
  rows: readonly SheetRow[],
  marks: readonly CellMark[],
  firstColumn: number,
): readonly SheetRow[] {
  const byRow = Map.groupBy(marks, ({ row }) => row);
  return rows.map((row) => {
    const own = byRow.get(row.number);
    if (!own) return row;
    const cells = [...row.cells];
    const texts = [
      own.flatMap(({ column, note }) => (note === undefined ? [row.cells[column] ?? ''] : [])),
      own.flatMap(({ note = '' }) => [note.slice(0, 500)]),
    ].map((some) => some.filter((text) => text !== '').join(', '));
    for (const [at, text] of texts.entries()) if (text !== '') cells[firstColumn + at] = text;
    return { ...row, cells };
  });
}

/**
 * Returns a function that says whether a row is no certificate. Such a row has no ID and lacks student or course, or
 * neither its ID nor its column A has a digit, although the other rows have both.
 */
function strayAmong({ records, columns, names }: Certificates) {
  const withDigit = records.filter(({ id }) => hasDigit(id)).length;
  const haveDigits = withDigit * 5 >= records.filter(({ id }) => id !== '').length * 4;
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A') ?? 0;
  return (record: CertificateRecord): boolean => {
    const { id, cells } = record;
    const isBlank = (use: MainColumn) =>
      textIn(cells, columns[use]) === '' && !isNotKnown(record, columns[use]);
    if (isBlank('id')) return isBlank('student') || isBlank('course');
    return id !== '' && !hasDigit(id) && haveDigits && !hasDigit(textIn(cells, { index: columnA }));
  };
}

/** Returns a function that says whether a row has a student, and the course or the form of ID of a certificate. */
function likeCertificates(
  { columns }: Certificates,
  certificates: readonly CertificateRecord[],
  isCourse: (text: string) => boolean,
) {
  const shapes = new Set(certificates.map(({ id }) => shapeOfId(id)));
  return ({ cells }: Line): boolean => {
    const id = textIn(cells, columns.id);
    const isOne =
      isCourse(textIn(cells, columns.course)) || (hasDigit(id) && shapes.has(shapeOfId(id)));
    return isOne && /\p{L}{2}/u.test(textIn(cells, columns.student));
  };
}

/** Whether a row numbers the columns: 1, 2, 3 and so on, in a saved web page one column further. */
function isCounting({ cells }: Line): boolean {
  const texts = textsBesideSerial(cells);
  const isFrom = (first: number) => texts.every(({ index, text }) => text === `${first + index}`);
  return texts.length > 1 && (isFrom(1) || isFrom(0));
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}
