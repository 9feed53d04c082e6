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
  mainColumns,
} from '../certificates/columns.ts';
import { hasShape, shapeOfId } from '../id-shapes.ts';
import { factsReader } from '../certificates/facts.ts';
import type { CertificateFacts, StateKind } from '../certificates/states.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import { filledCells, type SheetRow } from '../../spreadsheet/sheet/cells.ts';
import type { CellMark } from '../../spreadsheet/read/cell-marks.ts';
import type { WorkbookSheet } from '../../spreadsheet/sheet/sheet-table.ts';
import { headingKey, isCertificate } from '../certificates/own-ids.ts';
import {
  type ColumnProfile,
  columnProfiles,
  type HeadedColumn,
  headedColumns,
} from './column-profiles.ts';
import { isSerialAt, type RememberedRows } from './remembered-rows.ts';
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
  readonly idShapes?: readonly string[] | undefined;
  /** The headings of the columns that are read, when they were confirmed. */
  readonly headings?: Readonly<Partial<Record<Column, string | undefined>>> | undefined;
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

type Confirmed = 'columns' | 'private' | 'courses' | 'titles';

/** A workbook, of which the validator reads only the first sheet. */
export interface Workbook extends Pick<WorkbookSheet, 'name' | 'isHidden'> {
  readonly others: readonly SheetToCheck[];
}

interface SheetToCheck {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** Whether the last rows are missing, since the sheet is too large or damaged. */
  readonly isCut?: boolean;
}

/** What the findings need to know about the sheet that the validator reads. */
export interface InspectedSheet {
  /** The register's settings, and facts about the site. */
  readonly context: InspectionContext;
  /** The sheet as the rules R2 to R7 read it. */
  readonly register: Certificates;
  /** All rows. Long texts are cut. */
  readonly rows: readonly SheetRow[];
  /** The rows that don't count, since column A is blank (R5). */
  readonly uncounted: readonly Line[];
  /** The rows that are skipped as headings, but look like certificates because of the text `sign`. */
  readonly skipped: readonly (Line & { readonly sign: string })[];
  /** The rows below the headings that are no certificates: titles, notes, totals and repeated headings. */
  readonly stray: readonly Line[];
  /** The rows that count as certificates and are not stray. */
  readonly certificates: readonly CertificateRecord[];
  /** Reads what a row says about the state of its certificate. */
  readonly factsOf: (certificate: CertificateRecord) => CertificateFacts;
  /** All columns that are not blank. */
  readonly profiles: readonly ColumnProfile[];
  /** The columns that don't contain what the settings say. */
  readonly wrong: readonly WrongColumn[];
  /** The columns that the website reads. */
  readonly read: Readonly<Partial<Record<Column, HeadedColumn>>>;
  readonly columnAt: (index: number) => HeadedColumn;
  /** The texts in the skipped rows that are no headings, and the name of the sheet. */
  readonly titles: readonly string[];
  /** Whether a text is a course of the website. */
  readonly isCourse: (text: string) => boolean;
  /** The certificates with an ID. */
  readonly ids: readonly CertificateRecord[];
  /** The sheets that the validator ignores. */
  readonly others: readonly OtherSheet[];
  /** Whether the sheet has a column of IDs, be it another than the settings say. */
  readonly hasIds: boolean;
}

export interface OtherSheet {
  /** The name on the sheet's tab. */
  readonly name: string;
  /** The rows that are not blank. If the last rows are missing, a first line says so. */
  readonly lines: readonly Line[];
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
  /** What the column contains, in words. */
  readonly holds?: string;
  /** Missing if all findings of this kind have the same advice. */
  readonly advice?: string;
}

export function inspectedSheet(
  whole: Iterable<SheetRow>,
  context: InspectionContext,
): InspectedSheet {
  const { columns: positions = defaultColumns, workbook } = context;
  const isCourse = isAmong(context.courses);
  const isListed = isAmong([...context.courses, ...(context.confirmed?.courses ?? [])]);
  const plain = Array.from(whole, withShortTexts);
  // Behind all columns, and behind those that the settings name: E and G have no position.
  const free = Math.max(...allColumns.map((use) => (positions[use] ?? 0) + 2));
  const firstMark = plain.reduce((most, { cells }) => Math.max(most, cells.length), free);
  const rows = withMarks(plain, context.marks ?? [], firstMark);
  const others = (workbook?.others ?? []).map(otherSheet);
  const register = certificatesIn(rows, positions);
  const isStray = strayAmong(register);
  const [stray, certificates] = [true, false].map((one) =>
    register.records.filter((record) => isStray(record) === one),
  ) as [CertificateRecord[], CertificateRecord[]];
  const signOf = signsOfCertificates(register.columns, certificates, isCourse);
  const above = register.dropped
    .filter(({ reason }) => reason === 'above-data')
    .map((line) => ({ ...line, sign: signOf(line) }));
  const skipped = above.filter(({ sign }) => sign !== '');
  const headings = above.filter(({ sign }) => sign === '');
  const first = Math.min(...certificates.map(({ row }) => row));
  const late = stray.filter(({ row, id }) => row < first && id !== '');
  const columnAt = headedColumns(register.names, [...headings, ...late], firstMark);
  const uncounted = register.dropped.filter(({ reason }) => reason === 'column-a-blank');
  const profiles = columnProfiles([...skipped, ...certificates], columnAt);
  const factsOf = factsReader(register);
  const count = skipped.length + certificates.length;
  const read: InspectedSheet['read'] = Object.fromEntries(
    allColumns.flatMap((use) => {
      const column = register.columns[use];
      return column ? [[use, columnAt(column.index)]] : [];
    }),
  );
  const used = [...Object.values(read), ...profiles.map(({ column }) => column)];
  const shapes = context.idShapes ?? [];
  const shaped = certificates.filter(({ id }) => shapes.some((shape) => hasShape(id, shape)));
  const wrong = wrongColumns({
    register,
    profiles: profiles.filter(({ column }) => !column.isOfMarks),
    count,
    isCourse: isListed,
    columnAt,
    isConfirmed: (use) =>
      (use === 'id' && shaped.length * 2 > certificates.length) ||
      headingKey(context.headings?.[use]) === (headingKey(read[use]?.heading) || undefined),
  });
  const wrongId = wrong.find(({ use }) => use === 'id');
  return {
    context,
    register,
    rows,
    uncounted: uncounted.filter((line) => isWhole(line, register)),
    skipped,
    stray: [
      ...stray.filter((record) => isCertificate(record, register.columns) || hasText(record)),
      ...uncounted.filter((line) => !isWhole(line, register)),
    ].toSorted((one, other) => one.row - other.row),
    certificates,
    factsOf,
    profiles,
    wrong,
    read,
    columnAt,
    titles: titlesIn(headings, used, workbook?.name),
    isCourse,
    ids: certificates.filter(({ id }) => id !== ''),
    others,
    hasIds: count > 0 && (!wrongId || wrongId.better !== undefined),
  };
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

function otherSheet({ name, rows, isCut }: SheetToCheck): OtherSheet {
  const lines = rows
    .map(withShortTexts)
    .map(({ number, cells }) => ({ row: number, cells }))
    .filter(({ cells }) => filledCells(cells).length > 0);
  const row = (rows.at(-1)?.number ?? 0) + 1;
  const cut = isCut ? [{ row, cells: [`(not read from row ${row} on)`] }] : [];
  return { name, lines: [...cut, ...lines] };
}

/**
 * Returns a function that says whether a row is no certificate. Such a row has no ID and lacks student or course, or
 * repeats the headings: its ID has no digit and its column A no number, although the other rows have both.
 */
function strayAmong({ records, columns, dropped, names }: Certificates) {
  const withDigit = records.filter(({ id }) => hasDigit(id)).length;
  const haveDigits = withDigit * 5 >= records.filter(({ id }) => id !== '').length * 4;
  const headings = new Set(dropped.map(({ cells }) => textIn(cells, columns.id)));
  const columnA = [0, 1].find((at) => names.nameOf(at) === 'A') ?? 0;
  return (record: CertificateRecord): boolean => {
    const { id, cells } = record;
    const isBlank = (use: MainColumn) =>
      textIn(cells, columns[use]) === '' && !isNotKnown(record, columns[use]);
    if (isBlank('id')) return isBlank('student') || isBlank('course');
    if (id === '' || hasDigit(id)) return false;
    return headings.has(id) || (haveDigits && !hasDigit(textIn(cells, { index: columnA })));
  };
}

/** Whether a row of which column A is blank is a certificate that only lacks its number. */
function isWhole({ cells }: Line, { columns, records }: Certificates): boolean {
  const filled = mainColumns.filter((use) => textIn(cells, columns[use]) !== '');
  return (
    filled.length === mainColumns.length ||
    (filled.includes('id') && hasDigit(textIn(cells, columns.id))) ||
    (records.length === 0 && filled.length > 0)
  );
}

/** Whether a row has a text beside its serial number. Numbers dragged down below the certificates are no rows. */
function hasText({ cells }: Line): boolean {
  return filledCells(cells).some(({ index, text }) => !isSerialAt(index, text));
}

/**
 * The name of the first sheet, and the texts above the certificates that are neither numbers nor headings of columns with
 * texts. So the legend of colours beside a title is one.
 */
function titlesIn(
  above: readonly Line[],
  used: readonly HeadedColumn[],
  name: string | undefined,
): string[] {
  const headings = new Map(used.map(({ index, heading }) => [index, heading]));
  const texts = above.flatMap(({ cells }) =>
    filledCells(cells).flatMap(({ index, text }, _, { length }) =>
      length > 1 && headings.get(index) === text ? [] : [text],
    ),
  );
  const said = texts.filter((text) => /[^\d\s.]/.test(text));
  return [...new Set([...(name === undefined ? [] : [name]), ...said])];
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Returns a function that finds what makes a row look like a certificate: the shape of its ID, or its course. */
function signsOfCertificates(
  columns: Certificates['columns'],
  certificates: readonly CertificateRecord[],
  isCourse: (text: string) => boolean,
): (line: Line) => string {
  const shapes = new Set(certificates.map(({ id }) => shapeOfId(id)));
  return ({ cells }) => {
    const filled = filledCells(cells);
    const isForm = filled.some(({ text }) => text.endsWith(':'));
    if (filled.length < 3 || isForm || !filled.some(({ text }) => /\p{L}{2}/u.test(text)))
      return '';
    const [id, course] = [textIn(cells, columns.id), textIn(cells, columns.course)];
    if (hasDigit(id) && shapes.has(shapeOfId(id))) return id;
    return isCourse(course) ? course : '';
  };
}
