import { dayInIndia } from '../rules/certificate-state.ts';
import type { CertificateRecord, Register, RegisterColumns } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { trimText } from '../sheet/trim-text.ts';
import { columnProfiles, foundColumns, type FoundColumn } from './column-profiles.ts';
import type { CourseNames } from './course-names.ts';
import { findingKinds, noteKinds, type Finding, type IgnoredState } from './finding.ts';
import { guessableIds, unsealable, type GuessableIds } from './guessable-ids.ts';
import { headingRows, type HeadingRows } from './heading-rows.ts';
import { idFindings } from './id-findings.ts';
import { ignoredStates } from './ignored-states.ts';
import { noCertificates } from './no-certificates.ts';
import { otherSheets, type OtherSheet } from './other-sheets.ts';
import { personalData } from './personal-data.ts';
import { publishedSheets } from './published-sheets.ts';
import { rowFindings } from './row-findings.ts';
import { missingStateColumns, stateFindings } from './state-findings.ts';
import { visitorAnswers, type VisitorAnswer } from './visitor-answers.ts';
import { wrongColumns } from './wrong-columns.ts';

export interface InspectionFindings {
  /** What has to be fixed, in the order of the report. */
  readonly findings: readonly Finding[];
  /** What is worth a look, and may be as it should. */
  readonly notes: readonly Finding[];
  /** How many IDs anyone can guess; missing where there is none. */
  readonly guessable?: GuessableIds;
  /** What a visitor sees for the first three IDs, in whichever column they are. */
  readonly answers: readonly VisitorAnswer[];
}

/** What a register is held against. */
export interface Known {
  readonly courses: CourseNames;
  /** IDs that the owner has compared with the certificates. */
  readonly confirmed: readonly string[];
  /** The sheets of the workbook that are not read. */
  readonly others: readonly OtherSheet[];
  /** Where the settings say that the columns are. */
  readonly positions: RegisterColumns;
  /** Of the IDs that have a check character. */
  readonly idPrefixes: readonly string[];
  /** Whether guessing an ID shows nothing. */
  readonly opensByLink: boolean;
  /** Whether the register may be sealed though its IDs can be guessed. */
  readonly guessingIsAllowed: boolean;
  /** Whether neither its other columns nor its other sheets are published. */
  readonly isSealed: boolean;
  /** Tells dates of birth from other dates, and which dates are to come. */
  readonly today: Date;
}

/**
 * What the owner of a register should know about it.
 *
 * @param rows the sheet that the register was made of
 */
export function inspectionFindings(
  register: Register,
  rows: readonly SheetRow[],
  known: Known,
): InspectionFindings {
  const { courses, others, positions, today } = known;
  const parts = headingRows(register, rows, courses);
  const columnAt = foundColumns(rows, parts.headings);
  const certificates = [
    ...parts.skippedCertificates.map(({ row }) => row.number),
    ...parts.certificates.map(({ row }) => row),
  ];
  const certificateRows = rowsNumbered(rows, certificates);
  // Rows that do not count (R5) can be downloaded too.
  const uncounted = register.dropped.filter(({ reason }) => reason === 'column-a-blank');
  const below = rowsNumbered(rows, [...certificates, ...uncounted.map(({ row }) => row)]);
  const profiles = columnProfiles(below, columnAt);
  const wrong = wrongColumns(profiles, register.columns, certificates.length, courses, columnAt);
  const ignored = ignoredStates(register, parts.certificates, profiles, rows, columnAt, today);
  // What is in a column by mistake is not judged text by text.
  const mistaken = new Set(wrong.flatMap(({ columns }) => columns.map(({ index }) => index)));
  const idColumn = columnOfIds(register, wrong);
  const sheets = otherSheets(register, others, positions);
  const ofThisSheet = [
    ...noCertificates(register, rows, columnAt),
    ...headingFindings(parts),
    ...wrong,
    ...ignored,
    ...valueFindings(register, parts.certificates, rows, known, columnAt).filter(
      (finding) =>
        !finding.columns.some(({ index }) => mistaken.has(index)) &&
        !isReplacement(finding, ignored),
    ),
  ];
  const hasIds = certificates.length > 0 && !wrong.some(lacksIds);
  const isAnotherSheet = !hasIds && sheets.some(({ kind }) => kind === 'later-sheet');
  const all = [
    ...sheets,
    // Advice for its columns would spoil a sheet that is no register.
    ...(isAnotherSheet ? [] : ofThisSheet),
    // What is sealed has student, course and state of a certificate, and nothing else of the file.
    ...(known.isSealed
      ? unsealable(parts.certificates, known)
      : [...publishedSheets(others, positions, today), ...personalData(profiles, today, idColumn)]),
  ];
  const order = (finding: Finding) => findingKinds.indexOf(finding.kind);
  const inOrder = all.toSorted((one, other) => order(one) - order(other));
  // The blank register as it ships, with nothing but its example, has no fault.
  const isNote = ({ kind }: Finding) =>
    noteKinds.includes(kind) || (kind === 'example-row' && register.records.length === 1);
  const isTold = known.opensByLink || (known.isSealed && !known.guessingIsAllowed);
  const guessable = isTold ? undefined : guessableIds(parts.certificates, known.idPrefixes);
  return {
    findings: inOrder.filter((finding) => !isNote(finding)),
    notes: inOrder.filter(isNote),
    ...(guessable && { guessable: { ...guessable, ...(known.isSealed && { isAllowed: true }) } }),
    answers:
      idColumn === undefined
        ? []
        : visitorAnswers(register, certificateRows, idColumn, dayInIndia(today)),
  };
}

/** Whether no column of the sheet has the IDs. */
function lacksIds(finding: Finding): boolean {
  return finding.kind === 'wrong-column' && finding.use === 'id' && finding.better === undefined;
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

function valueFindings(
  register: Register,
  certificates: readonly CertificateRecord[],
  rows: readonly SheetRow[],
  { courses, confirmed, idPrefixes, today }: Known,
  columnAt: (index: number) => FoundColumn,
): Finding[] {
  const { student, course, id } = register.columns;
  const columns = {
    ...(student && { student: columnAt(student.index) }),
    ...(course && { course: columnAt(course.index) }),
    ...(id && { id: columnAt(id.index) }),
  };
  return [
    ...(columns.id
      ? idFindings(register, certificates, rows, columnAt, columns.id, confirmed, idPrefixes)
      : []),
    ...stateFindings(register, certificates, columnAt, today),
    ...missingStateColumns(register, (index) =>
      rows.some(({ cells }) => trimText(cells[index] ?? '') !== ''),
    ),
    ...rowFindings(register, certificates, rows, courses, columns),
  ];
}

/** An ID that is in another row too, because the certificate there is replaced by this one: it belongs there. */
function isReplacement({ kind, rows: [first], texts }: Finding, ignored: readonly IgnoredState[]) {
  return (
    kind === 'id-found-elsewhere' &&
    ignored.some(
      (column) =>
        column.use === 'replacedBy' &&
        column.rows.some((row) => row === first) &&
        texts.every((text) => column.texts.includes(text)),
    )
  );
}

/** Where the IDs are, whether the validator reads them there or not. */
function columnOfIds({ columns }: Register, wrong: readonly Finding[]): number | undefined {
  const wrongId = wrong.find((finding) => finding.kind === 'wrong-column' && finding.use === 'id');
  const better = wrongId?.kind === 'wrong-column' ? wrongId.better : undefined;
  return better?.index ?? columns.id?.index;
}
