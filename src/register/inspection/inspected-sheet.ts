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
  defaultColumns,
  mainColumns,
  type RegisterColumns,
  sheetColumns,
} from '../certificates/columns.ts';
import { factsReader } from '../certificates/facts.ts';
import type { CertificateFacts } from '../certificates/states.ts';
import type { RegisterLayout } from '../certificates/verdict.ts';
import { filledCells, type SheetRow } from '../../spreadsheet/sheet/cells.ts';
import type { WorkbookSheet } from '../../spreadsheet/sheet/sheet-table.ts';
import {
  type ColumnProfile,
  columnProfiles,
  type HeadedColumn,
  headedColumns,
} from './column-profiles.ts';
import { idsAsTyped, patternOf } from './id-checks.ts';
import { type CourseNames, courseNames, headingKind, isHeading } from './text-kinds.ts';
import { titleSaysEnded } from './state-words.ts';
import { type WrongColumn, wrongColumns } from './wrong-columns.ts';

export interface InspectionContext extends Partial<RegisterLayout> {
  /** All names of each course on the site. */
  readonly courses: readonly string[];
  /** Similar IDs that the owner has confirmed to be right. */
  readonly similarIds?: readonly string[] | undefined;
  /** Whether the register is sealed, so that nobody can download what the validator ignores. */
  readonly sealed?: boolean | undefined;
  /** Whether a certificate opens only by its own link. */
  readonly sealedLinks?: boolean | undefined;
  /** Whether the register may be sealed although its IDs can be guessed. */
  readonly sealedIdsAreGuessable?: boolean | undefined;
  readonly workbook?: Workbook | undefined;
}

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
  /** The rows that count as certificates but look like headings. */
  readonly keptHeadings: readonly CertificateRecord[];
  /** The rows that count as certificates and don't look like headings. */
  readonly certificates: readonly CertificateRecord[];
  /** The certificates without a status such as "Withdrawn" and without an unclear text. Some may have expired. */
  readonly valid: ReadonlySet<CertificateRecord>;
  /** Reads what a row says about the state of its certificate. */
  readonly factsOf: (certificate: CertificateRecord) => CertificateFacts;
  /** All columns that are not blank. */
  readonly profiles: readonly ColumnProfile[];
  /** The columns that don't contain what the settings say. */
  readonly wrong: readonly WrongColumn[];
  /** The columns that contain what the settings say. */
  readonly judged: Readonly<Partial<Record<Column, HeadedColumn>>>;
  /** The index of the column with the IDs, even if the settings name another column. */
  readonly idColumn: number | undefined;
  /** The certificates with an ID. The spreadsheet seems to have changed the IDs in `changed`. */
  readonly ids: Readonly<Record<'changed' | 'whole', readonly CertificateRecord[]>>;
  /** The sheets that the validator ignores. */
  readonly others: readonly OtherSheet[];
  /** The names of other sheets that look like the register. Empty if the first sheet looks like one. */
  readonly later: readonly string[];
  /** The names of the other sheets with certificates that the first sheet lacks. */
  readonly spread: readonly string[];
}

export interface OtherSheet {
  /** The name on the sheet's tab. */
  readonly name: string;
  /** How the rules R2 to R7 would read the sheet. */
  readonly register: Certificates;
  /** The columns that are not blank. */
  readonly profiles: readonly ColumnProfile[];
  /** Whether the sheet's name, or a title in it, says that its certificates are no longer valid. */
  readonly isEnded: boolean;
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
  /** The right position of each column, if the advice is to change the settings. */
  readonly settings?: ReadonlyMap<string, number | undefined>;
}

export function inspectedSheet(
  whole: Iterable<SheetRow>,
  context: InspectionContext,
): InspectedSheet {
  const { columns: positions = defaultColumns, workbook } = context;
  const courses = courseNames(context.courses);
  const rows = Array.from(whole, withShortTexts);
  const others = (workbook?.others ?? []).map((sheet) => otherSheet(sheet, positions));
  const register = certificatesIn(rows, positions);
  const isKeptHeading = (record: CertificateRecord) => looksLikeHeading(record, register);
  const keptHeadings = register.records.filter(isKeptHeading);
  const certificates = register.records.filter((record) => !isKeptHeading(record));
  const signOf = signsOfCertificates(register.columns, certificates, courses);
  const above = register.dropped
    .filter(({ reason }) => reason === 'above-data')
    .map((line) => ({ ...line, sign: signOf(line) }));
  const skipped = above.filter(({ sign }) => sign !== '');
  const headings = above.filter(({ sign }) => sign === '');
  const columnAt = headedColumns(register.names, [...headings, ...keptHeadings]);
  const uncounted = register.dropped.filter(({ reason }) => reason === 'column-a-blank');
  // Rows that don't count are published too, so they are checked for personal data.
  const lines = [...skipped, ...certificates, ...uncounted];
  const profiles = columnProfiles(
    lines.toSorted((one, other) => one.row - other.row),
    columnAt,
  );
  const factsOf = factsReader(register);
  const valid = new Set(
    certificates.filter((certificate) => {
      const { status, unclear } = factsOf(certificate);
      return status === undefined && unclear === undefined;
    }),
  );
  const count = skipped.length + certificates.length;
  const wrong = wrongColumns({ register, profiles, count, courses, columnAt });
  const wrongId = wrong.find(({ use }) => use === 'id');
  const mistaken = wrong.map(({ column }) => column?.index);
  const judged: InspectedSheet['judged'] = Object.fromEntries(
    allColumns.flatMap((use) => {
      const index = register.columns[use]?.index;
      return index === undefined || mistaken.includes(index) ? [] : [[use, columnAt(index)]];
    }),
  );
  const hasIds = count > 0 && (!wrongId || wrongId.better !== undefined);
  const namesOf = (sheets: readonly OtherSheet[]) => sheets.map(({ name }) => name);
  return {
    context,
    register,
    rows,
    uncounted,
    skipped,
    keptHeadings,
    certificates,
    valid,
    factsOf,
    profiles,
    wrong,
    judged,
    idColumn: wrongId?.better?.index ?? register.columns.id?.index,
    ids: idsAsTyped(judged.id ? certificates : [], judged.id),
    others,
    later: hasIds ? [] : namesOf(others.filter((one) => isLikeRegister(one.register))),
    spread: hasIds ? namesOf(others.filter((one) => isPartOf(register, one))) : [],
  };
}

/** Cuts each text of a row at 500 characters, so that long texts can't slow down the checks. */
function withShortTexts(row: SheetRow): SheetRow {
  return { ...row, cells: row.cells.map((text) => text?.slice(0, 500)) };
}

function otherSheet({ name, rows }: SheetToCheck, positions: RegisterColumns): OtherSheet {
  const short = rows.map(withShortTexts);
  const lines = short
    .map(({ number, cells }) => ({ row: number, cells }))
    .filter(({ cells }) => filledCells(cells).length > 0);
  // A row whose first text has a digit is a certificate, not a heading.
  const headings = lines
    .slice(0, rowsAboveData)
    .filter(({ cells }) => !hasDigit(filledCells(cells)[0]?.text ?? ''));
  const columnAt = headedColumns(sheetColumns(short), headings);
  const profiles = columnProfiles(lines, columnAt);
  const titles = lines.slice(0, rowsAboveData).map(({ cells }) => filledCells(cells));
  const texts = titles.flatMap((cells) => (cells.length === 1 ? cells : []));
  const isEnded = [name, ...texts.map(({ text }) => text)].some(titleSaysEnded);
  return { name, register: certificatesIn(short, positions), profiles, isEnded };
}

/** Whether a certificate is really a title or a row of headings. Printed lists repeat headings on each page. */
function looksLikeHeading({ id, cells }: CertificateRecord, { names }: Certificates): boolean {
  if (hasDigit(id)) return false;
  const filled = filledCells(cells).filter(({ index }) => names.nameOf(index) !== undefined);
  const isTitle = filled.length === 1 && /\p{L}/u.test(filled[0]?.text ?? '');
  const kinds = filled.filter(({ text }) => isHeading(text)).map(({ text }) => headingKind(text));
  const isSure = kinds.some((kind) => kind !== 'serial' && kind !== 'other');
  return isTitle || (isSure && new Set(kinds).size >= 2);
}

function hasDigit(text: string): boolean {
  return /\p{Nd}/u.test(text);
}

/** Returns a function that finds what makes a row look like a certificate: the pattern of its ID, or its course. */
function signsOfCertificates(
  columns: Certificates['columns'],
  certificates: readonly CertificateRecord[],
  courses: CourseNames,
): (line: Line) => string {
  const patterns = new Set(certificates.map(({ id }) => patternOf(id)));
  return ({ cells }) => {
    const filled = filledCells(cells);
    const isForm = filled.some(({ text }) => text.endsWith(':'));
    if (filled.length < 3 || isForm || !filled.some(({ text }) => /\p{L}{2}/u.test(text)))
      return '';
    const [id, course] = [textIn(cells, columns.id), textIn(cells, columns.course)];
    if (hasDigit(id) && patterns.has(patternOf(id))) return id;
    return courses.isCourse(course) ? course : '';
  };
}

function isLikeRegister({ records }: Certificates): boolean {
  const whole = records.filter(
    ({ student, course, id }) => student !== '' && course !== '' && hasDigit(id),
  );
  return whole.length > 0 && whole.length * 2 > records.length;
}

/**
 * Whether another sheet has certificates that `first` lacks. The sheet may have no headings, so its first rows are
 * checked too.
 *
 * Below the heading "Certificate ID", IDs of any pattern count. Below a heading such as "ID", or without a heading,
 * every ID must have the same pattern as an ID in `first`.
 */
function isPartOf(first: Certificates, { register, isEnded }: OtherSheet): boolean {
  const { columns, names, dropped } = register;
  const known = new Set(first.records.map(({ id }) => id));
  const patterns = new Set(first.records.map(({ id }) => patternOf(id)));
  const idOf = ({ cells }: Line) => textIn(cells, columns.id);
  const ids = [...dropped, ...register.records]
    .filter(({ cells }) => mainColumns.every((use) => textIn(cells, columns[use]) !== ''))
    .map(idOf)
    .filter(hasDigit);
  if (isEnded || ids.every((id) => known.has(id))) return false;
  const headings = dropped.filter((line) => !hasDigit(idOf(line)));
  const { heading } = headedColumns(names, headings)(columns.id?.index ?? -1);
  const kind = headingKind(heading);
  const mayBeIds = kind === 'id' || heading === '';
  return kind === 'certificate-id' || (mayBeIds && ids.every((id) => patterns.has(patternOf(id))));
}
