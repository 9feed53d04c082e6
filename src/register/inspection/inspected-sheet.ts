import {
  type CertificateRecord,
  type Certificates,
  certificatesIn,
  type Line,
  rowsAboveData,
  textIn,
} from '../certificates/certificates.ts';
import {
  allColumns,
  type Column,
  dateColumns,
  defaultColumns,
  mainColumns,
  registerColumns,
  type RegisterColumns,
  sheetColumns,
  stateColumns,
} from '../certificates/columns.ts';
import { errorsInPlace } from '../certificates/own-ids.ts';
import { factsReader } from '../certificates/facts.ts';
import { type FilledCell, filledCells, type SheetRow, type WorkbookSheet } from '../sheet/cells.ts';
import { columnProfiles, type FoundColumn, foundColumns } from './columns.ts';
import { namesEnded } from './ended-words.ts';
import { idsAsTyped, shapeOf } from './id-checks.ts';
import { type CourseNames, courseNames, headingKind, isHeading } from './text-kinds.ts';
import { wrongColumns } from './wrong-columns.ts';

export interface InspectionContext {
  /** Every name of each course on the site, the shown name first. */
  readonly courses: readonly string[];
  readonly columns?: RegisterColumns;
  /** IDs that the owner has compared with the certificates. */
  readonly similarIds?: readonly string[] | undefined;
  /** The prefixes of IDs with a check character. */
  readonly idPrefixes?: readonly string[] | undefined;
  /** Whether it is sealed, so that nobody can download its sheets and other columns. */
  readonly sealed?: boolean | undefined;
  /** Whether a certificate opens only by its own link, so that guessing its ID shows nothing. */
  readonly sealedLinks?: boolean | undefined;
  /** Whether it may be sealed although its IDs can be guessed. */
  readonly sealedIdsAreGuessable?: boolean | undefined;
  readonly workbook?: Workbook | undefined;
}

/** The sheet of a workbook that the validator reads, and the others, which it ignores. */
export interface Workbook extends Pick<WorkbookSheet, 'name' | 'isHidden'> {
  /** The first rows of each, as shown texts. */
  readonly others: readonly { readonly name: string; readonly rows: readonly SheetRow[] }[];
}

export type InspectedSheet = ReturnType<typeof inspectedSheet>;

/** A sheet as the validator reads it, with facts that the checks need. */
export function inspectedSheet(whole: readonly SheetRow[], context: InspectionContext) {
  const { columns: positions = defaultColumns, workbook, sealed } = context;
  const courses = courseNames(context.courses);
  const rows = whole.map(withShortTexts);
  const others = (workbook?.others ?? []).map(({ name, rows: all }) => {
    return { name, rows: all.map(withShortTexts) };
  });
  const register = certificatesIn(rows, positions);
  // Splits the rows that count as certificates into those that look like headings and the others.
  const isKeptHeading = (record: CertificateRecord) => looksLikeHeading(record, register);
  const keptHeadings = register.records.filter(isKeptHeading);
  const certificates = register.records.filter((record) => !isKeptHeading(record));
  const signOf = signsOfCertificates(register.columns, certificates, courses);
  const above = register.dropped
    .filter(({ reason }) => reason === 'above-data')
    .map((line) => ({ ...line, sign: signOf(line) ?? '' }));
  // Splits the rows that are skipped as headings into those that look like certificates, with the text that shows it, and the others.
  const skipped = above.filter(({ sign }) => sign !== '');
  const skippedHeadings = above.filter(({ sign }) => sign === '');
  const columnAt = foundColumns(register.names, [...skippedHeadings, ...keptHeadings]);
  const uncounted = register.dropped.filter(({ reason }) => reason === 'column-a-blank');
  const profiles = columnProfiles(
    // Rows that do not count (R5) can be downloaded too.
    [...skipped, ...certificates, ...uncounted].toSorted((one, other) => one.row - other.row),
    columnAt,
  );
  const count = skipped.length + certificates.length;
  const wrong = wrongColumns({ register, profiles, count, courses, positions, columnAt });
  const wrongId = wrong.find(({ use }) => use === 'id');
  const mistaken = new Set(wrong.map(({ column }) => column?.index));
  const judged = judgedColumns(register, mistaken, columnAt);
  const hasIds = count > 0 && (!wrongId || wrongId.better !== undefined);
  const registers = others.map(({ name, rows }) => ({
    name,
    register: certificatesIn(rows, positions),
  }));
  return {
    context,
    register,
    rows,
    uncounted,
    skipped,
    keptHeadings,
    certificates,
    wrong,
    /** The columns whose texts are judged one by one, without columns that hold something else by mistake. */
    judged,
    /** The column with the certificates' IDs, whether the validator reads it or not. */
    idColumn: wrongId?.better?.index ?? register.columns.id?.index,
    ids: idsAsTyped(judged.id ? certificates : [], judged.id),
    unclear: unclearTexts(register, certificates, judged),
    /** The rows with an error in place of certificates. */
    errorRows: errorsInPlace(register),
    /** The names of later sheets that look like the register, if this sheet does not. */
    later: hasIds
      ? []
      : registers.filter(({ register }) => isLikeRegister(register)).map(({ name }) => name),
    /** The names of sheets with further certificates. */
    spread: hasIds
      ? registers.filter((one) => isPartOf(register, one)).map(({ name }) => name)
      : [],
    /** The other sheets. */
    others,
    /** All columns that are not blank. */
    all: profiles,
    /** Everything else that people can download; empty for a sealed register. */
    published: sealed
      ? { profiles: [], others: [] }
      : { profiles, others: others.map(publishedSheet) },
  };
}

/** Only this much of a cell is checked, so that no text takes long. */
function withShortTexts(row: SheetRow): SheetRow {
  return { ...row, cells: row.cells.map((text) => text?.slice(0, 500)) };
}

function judgedColumns(
  { columns }: Certificates,
  mistaken: ReadonlySet<number | undefined>,
  columnAt: (index: number) => FoundColumn,
): Readonly<Partial<Record<Column, FoundColumn>>> {
  const judged = allColumns.flatMap((use) => {
    const index = columns[use]?.index;
    return index === undefined || mistaken.has(index) ? [] : [[use, columnAt(index)] as const];
  });
  return Object.fromEntries(judged);
}

/** Rows like headings further down: repeated headings, as on each page of a printed list, and titles between batches. */
function looksLikeHeading({ id, cells }: CertificateRecord, { names }: Certificates): boolean {
  if (hasDigit(id)) return false;
  const filled = filledCells(cells).filter(({ index }) => names.nameOf(index) !== undefined);
  const isTitle = filled.length === 1 && /\p{L}/u.test(filled[0]?.text ?? '');
  return isTitle || namesColumns(filled);
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Whether the row has headings in at least two columns. */
function namesColumns(cells: readonly FilledCell[]): boolean {
  const kinds = cells.filter(({ text }) => isHeading(text)).map(({ text }) => headingKind(text));
  return new Set(kinds).size >= 2 && kinds.some((kind) => kind !== 'serial' && kind !== 'other');
}

/** The text that shows that a row is a certificate, if any: an ID of the same shape as another, or a course. */
function signsOfCertificates(
  columns: Certificates['columns'],
  certificates: readonly CertificateRecord[],
  courses: CourseNames,
): (line: Line) => string | undefined {
  const shapes = new Set(certificates.map(({ id }) => shapeOf(id)));
  return ({ cells }) => {
    const filled = filledCells(cells);
    const isForm = filled.some(({ text }) => text.endsWith(':'));
    if (filled.length < 3 || isForm || !filled.some(({ text }) => /\p{L}{2}/u.test(text))) return;
    const [id, course] = [textIn(cells, columns.id), textIn(cells, columns.course)];
    if (hasDigit(id) && shapes.has(shapeOf(id))) return id;
    return courses.isCourse(course) ? course : undefined;
  };
}

/** Texts that the validator does not understand, by the code that answers visitors. */
function unclearTexts(
  register: Certificates,
  certificates: readonly CertificateRecord[],
  judged: ReturnType<typeof judgedColumns>,
) {
  // Most registers lack these columns. A value that is not known is a separate finding.
  if (!stateColumns.some((use) => judged[use])) return [];
  const factsOf = factsReader(register);
  return certificates
    .flatMap((record) => {
      const facts = factsOf(record);
      const { unclear } = facts;
      const { row, cells } = record;
      const two = dateColumns
        .filter((column) => facts[registerColumns[column].date]?.includes('/'))
        .map((column) => ({ column, text: textIn(cells, register.columns[column]) }));
      return [
        ...(unclear && unclear.text !== ''
          ? [{ ...unclear, row, kind: 'unclear-state' as const }]
          : []),
        ...two.map((one) => ({ ...one, row, kind: 'two-readings' as const })),
      ];
    })
    .filter(({ column }) => judged[column]);
}

/** Whether most rows have a student, a course and an ID with a digit in their columns. */
function isLikeRegister({ records }: Certificates): boolean {
  const whole = records.filter(
    ({ student, course, id }) => student !== '' && course !== '' && hasDigit(id),
  );
  return whole.length > 0 && whole.length * 2 > records.length;
}

/**
 * Whether another sheet has further certificates, in any row, since it may lack the rows of headings: below the same headings or one
 * for certificate IDs, or with IDs of the first sheet's shapes below none. A copy does not count, nor certificates that ended.
 */
function isPartOf(
  first: Certificates,
  { name, register }: { readonly name: string; readonly register: Certificates },
): boolean {
  const { columns } = register;
  const known = new Set(first.records.map(({ id }) => id));
  const shapes = new Set(first.records.map(({ id }) => shapeOf(id)));
  const ids = [...register.dropped, ...register.records]
    .filter(({ cells }) => mainColumns.every((use) => textIn(cells, columns[use]) !== ''))
    .map(({ cells }) => textIn(cells, columns.id))
    .filter(hasDigit);
  if (namesEnded(name) || ids.every((id) => known.has(id))) return false;
  const [own, others] = [headingsOf(first), headingsOf(register)];
  if (own.join('\n') === others.join('\n')) return true;
  const kind = headingKind(others[mainColumns.indexOf('id')] ?? '');
  const isBare = others.every((heading) => heading === '');
  return kind === 'certificate-id' || (isBare && ids.every((id) => shapes.has(shapeOf(id))));
}

/** The headings of student, course and ID, in small letters; a row with an ID is not one of headings. */
function headingsOf({ columns, names, dropped }: Certificates): readonly string[] {
  const columnAt = foundColumns(
    names,
    dropped.filter(({ cells }) => !hasDigit(textIn(cells, columns.id))),
  );
  return mainColumns.map((use) =>
    (columnAt(columns[use]?.index ?? -1).heading ?? '').toLowerCase(),
  );
}

function publishedSheet({ name, rows }: Workbook['others'][number]) {
  const lines = rows
    .map(({ number, cells }) => ({ row: number, cells }))
    .filter(({ cells }) => filledCells(cells).length > 0);
  const columnAt = foundColumns(sheetColumns(rows), lines.slice(0, rowsAboveData));
  return { name, profiles: columnProfiles(lines, columnAt) };
}
