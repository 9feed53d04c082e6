import { openFile } from '../file/open-file.ts';
import { findCertificate } from '../certificates/find.ts';
import { readRows } from '../read/read-rows.ts';
import { factsReader } from '../certificates/states.ts';
import { dayInIndia, stateOn, type StateKind } from '../certificates/states.ts';
import { certificatesIn } from '../certificates/certificates.ts';
import { defaultColumns, type RegisterColumns } from '../certificates/columns.ts';
import {
  type CertificateRecord,
  type Certificates,
  type DroppedRow,
} from '../certificates/certificates.ts';
import type { ReadOptions, SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/cells.ts';
import { columnProfiles, foundColumns } from './columns.ts';
import { courseNames } from './course-names.ts';
import { inReportOrder, isNote, type Finding } from './findings.ts';
import { unsealable } from './guessable-ids.ts';
import { headingRows, type HeadingRows } from './heading-rows.ts';
import { idFindings } from './id-findings.ts';
import { laterSheets, publishedSheets, workbookSheets, type Workbook } from './other-sheets.ts';
import { personalData } from './personal-data.ts';
import { previewOf, type ColumnPreview } from './reading.ts';
import { noCertificates, rowFindings, stateFindings } from './row-findings.ts';
import { wrongColumns } from './wrong-columns.ts';

/** What the validator sees in a register, for its owner. Row numbers count from 1, as in the sheet. */
export interface Inspection {
  /** Which sheet was read, and how many there are; missing where the file is not a workbook. */
  readonly sheet?: ReadSheet;
  /** How the columns are read, with the text in the first rows of each. */
  readonly columns: readonly ColumnPreview[];
  /** The rows of the preview, in sheet order. */
  readonly firstRows: readonly PreviewRow[];
  /** How many rows hold a certificate. */
  readonly kept: number;
  readonly dropped: readonly DroppedRow[];
  /** What has to be fixed, in the order of the report. */
  readonly findings: readonly Finding[];
  /** What is worth a look, and may be as it should. */
  readonly notes: readonly Finding[];
  /** What a visitor sees for the first three IDs, in whichever column they are. */
  readonly answers: readonly VisitorAnswer[];
}

export interface ReadSheet extends Omit<Workbook, 'others'> {
  readonly sheets: number;
}

export interface PreviewRow {
  readonly row: number;
  readonly use: 'certificate' | DroppedRow['reason'];
}

/** What a visitor sees for an ID: the certificate that is found, or none. */
export interface VisitorAnswer {
  readonly id: string;
  /** The row that the ID is in. */
  readonly row: number;
  readonly certificate: Omit<CertificateRecord, 'cells'> | undefined;
  /** What the certificate is today. */
  readonly state?: StateKind;
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
  /** Decides which certificates are valid. */
  readonly today?: Date;
}

/**
 * Reads a register's file as the validator does, and checks what is in it.
 *
 * @param bytes the whole file
 * @returns the rows of the sheet that the validator reads, and what was found in them
 * @throws RegisterFault where the validator can't read it
 */
export async function inspectFile(
  bytes: Uint8Array,
  context: Omit<InspectionContext, 'workbook'>,
  options?: ReadOptions,
): Promise<{ readonly rows: readonly SheetRow[]; readonly inspection: Inspection }> {
  const file = await openFile(bytes);
  const rows = await readRows(file, options);
  const workbook = await workbookSheets(file);
  return { rows, inspection: inspectRegister(rows, { ...context, workbook }) };
}

/** Rows shown of the beginning of the sheet. */
const previewRows = 6;

/** Checks a register by the rules that the validator follows; one without a certificate is a finding too. */
export function inspectRegister(
  whole: readonly SheetRow[],
  context: InspectionContext,
): Inspection {
  const { workbook, columns: positions = defaultColumns } = context;
  const rows = whole.map(withShortTexts);
  const register = certificatesIn(rows, positions);
  const { records, dropped } = register;
  const uses = new Map<number, PreviewRow['use']>([
    ...records.map(({ row }) => [row, 'certificate'] as const),
    ...dropped.map(({ row, reason }) => [row, reason] as const),
  ]);
  // The rows that have no use are blank.
  const first = rows.filter((row) => uses.has(row.number)).slice(0, previewRows);
  return {
    ...(workbook && { sheet: readSheet(workbook) }),
    columns: previewOf(register, rows, first),
    firstRows: first.map(({ number }) => ({ row: number, use: uses.get(number) ?? 'certificate' })),
    kept: records.length,
    dropped,
    ...inspected(register, rows, context),
  };
}

/** More of a cell is not looked at, so that no text takes long. */
const longestText = 500;

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

function inspected(
  register: Certificates,
  rows: readonly SheetRow[],
  context: InspectionContext,
): Pick<Inspection, 'findings' | 'notes' | 'answers'> {
  const { columns: positions = defaultColumns, isSealed = false, today = new Date() } = context;
  const { idPrefixes = [], similarIds = [], workbook } = context;
  const { opensByLink = false, guessingIsAllowed = false } = context;
  const courses = courseNames(context.courses);
  const others = (workbook?.others ?? []).map(({ name, rows: all }) => ({
    name,
    rows: all.map(withShortTexts),
  }));
  const parts = headingRows(register, rows, courses);
  const columnAt = foundColumns(rows, parts.headings);
  const skipped = parts.skippedCertificates.map(({ row }) => row.number);
  const certificates = [...skipped, ...parts.certificates.map(({ row }) => row)];
  // Rows that do not count (R5) can be downloaded too.
  const uncounted = register.dropped.filter(({ reason }) => reason === 'column-a-blank');
  const below = rowsNumbered(rows, [...certificates, ...uncounted.map(({ row }) => row)]);
  const profiles = columnProfiles(below, columnAt);
  const read = { register, rows, certificates: parts.certificates, columnAt };
  const wrong = wrongColumns(read, profiles, certificates.length, courses, positions);
  // What is in a column by mistake is not judged text by text.
  const mistaken = new Set(wrong.flatMap(({ columns }) => columns.map(({ index }) => index)));
  const wrongId = wrong.find((finding) => finding.wrong?.use === 'id')?.wrong;
  const idColumn = wrongId?.better?.index ?? register.columns.id?.index;
  const ofThisSheet = [
    ...noCertificates(read),
    ...headingFindings(parts),
    ...wrong,
    ...[
      ...idFindingsIn(register.columns.id?.index),
      ...stateFindings(read),
      ...rowFindings(read),
    ].filter(({ columns }) => !columns.some(({ index }) => mistaken.has(index))),
  ];
  const later = laterSheets(register, others, positions);
  const hasIds = certificates.length > 0 && (!wrongId || wrongId.better !== undefined);
  const isAnotherSheet = !hasIds && later.length > 0;
  const settings = { idPrefixes, opensByLink, guessingIsAllowed };
  const all = inReportOrder([
    ...later,
    // Advice for its columns would spoil a sheet that is no register.
    ...(isAnotherSheet ? [] : ofThisSheet),
    // What is sealed has student, course and state of a certificate, and nothing else of the file.
    ...(isSealed
      ? unsealable(parts.certificates, settings)
      : [
          ...publishedSheets(
            others,
            later.flatMap(({ texts }) => texts),
          ),
          ...personalData(profiles, idColumn),
        ]),
  ]);
  // The blank register as it ships, with nothing but its example, has no fault.
  const isWorthALook = (finding: Finding) =>
    isNote(finding) || (finding.kind === 'example-row' && register.records.length === 1);
  return {
    findings: all.filter((finding) => !isWorthALook(finding)),
    notes: all.filter(isWorthALook),
    answers:
      idColumn === undefined
        ? []
        : visitorAnswers(register, rowsNumbered(rows, certificates), idColumn, dayInIndia(today)),
  };

  function idFindingsIn(index: number | undefined): Finding[] {
    if (index === undefined) return [];
    return idFindings(register, parts.certificates, columnAt(index), similarIds, idPrefixes);
  }
}

function rowsNumbered(rows: readonly SheetRow[], numbers: readonly number[]): SheetRow[] {
  const wanted = new Set(numbers);
  return rows.filter((row) => wanted.has(row.number));
}

function headingFindings({ skippedCertificates, keptHeadings }: HeadingRows): Finding[] {
  return [
    ...skippedCertificates.map(({ row, sign }): Finding => ({
      kind: 'skipped-certificate',
      rows: [row.number],
      columns: [],
      texts: [sign],
    })),
    ...keptHeadings.map(({ number }): Finding => ({
      kind: 'kept-heading',
      rows: [number],
      columns: [],
      texts: [],
    })),
  ];
}

const answersShown = 3;

/**
 * The answers for the first IDs in a column, whether the validator reads that column or not.
 *
 * @param rows the rows that look like certificates, in sheet order, whether they count or not
 * @param idColumn counted from 0
 * @param today ISO 8601
 */
function visitorAnswers(
  certificates: Certificates,
  rows: readonly SheetRow[],
  idColumn: number,
  today: string,
): VisitorAnswer[] {
  const factsOf = factsReader(certificates);
  return rows
    .map(({ number, cells }) => ({ row: number, id: trimText(cells[idColumn] ?? '') }))
    .filter(({ id }) => id !== '')
    .slice(0, answersShown)
    .map(({ row, id }) => {
      const found = findCertificate(certificates, id)?.record;
      if (!found) return { id, row, certificate: undefined };
      const { cells: _, ...certificate } = found;
      return { id, row, certificate, state: stateOn(found, factsOf(found), today).kind };
    });
}
