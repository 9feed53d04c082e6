import { searchedValues } from '../certificates/find.ts';
import { filledCells, type FilledCell } from '../sheet/cells.ts';
import type { CertificateRecord, Certificates } from '../certificates/certificates.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { CourseNames } from './course-names.ts';
import { headingKind, isHeading } from './heading-kind.ts';
import { shapeOf } from './id-findings.ts';
import { valueKind } from './value-kind.ts';

/** The rows around the line between headings and certificates, by what they look like. */
export interface HeadingRows {
  /** The rows that look like headings, in sheet order, whether the rules skip them or not. */
  readonly headings: readonly SheetRow[];
  /** Rows that are skipped as headings and look like certificates, each with the text that shows it. */
  readonly skippedCertificates: readonly { readonly row: SheetRow; readonly sign: string }[];
  /** Rows that count as certificates and look like headings. */
  readonly keptHeadings: readonly SheetRow[];
  /** The other rows that count as certificates. */
  readonly certificates: readonly CertificateRecord[];
}

/** @param rows the sheet that the register was made of */
export function headingRows(
  register: Certificates,
  rows: readonly SheetRow[],
  courses: CourseNames,
): HeadingRows {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const keptHeadings = headingsAmong(register, byNumber, courses);
  const headingNumbers = new Set(keptHeadings.map(({ number }) => number));
  const certificates = register.records.filter(({ row }) => !headingNumbers.has(row));
  const certificateSign = signsOfCertificates(register, certificates, byNumber, courses);
  const above = register.dropped
    .filter(({ reason }) => reason === 'above-data')
    .flatMap(({ row }) => byNumber.get(row) ?? [])
    .map((row) => ({ row, sign: certificateSign(row) }));
  return {
    headings: [
      ...above.filter(({ sign }) => sign === undefined).map(({ row }) => row),
      ...keptHeadings,
    ],
    skippedCertificates: above.flatMap(({ row, sign }) =>
      sign === undefined ? [] : [{ row, sign }],
    ),
    keptHeadings,
    certificates,
  };
}

/** Headings may also be repeated further down, as on each page of a printed list. */
function headingsAmong(
  register: Certificates,
  rows: ReadonlyMap<number, SheetRow>,
  courses: CourseNames,
): SheetRow[] {
  const cellsOf = ({ row }: CertificateRecord) => filledCells(rows.get(row)?.cells ?? []);
  const { records } = register;
  const differs = differsFromMost(register);
  const firstAlike = records.findIndex(
    (record) => !differs(record) || courses.isLikeCourse(record.course),
  );
  return records
    .filter((record, at) => {
      if (at < firstAlike) return true;
      const hasDigit = /\p{Nd}/u.test(record.id);
      return hasDigit ? numbersColumns(cellsOf(record)) : namesColumns(cellsOf(record));
    })
    .flatMap(({ row }) => rows.get(row) ?? []);
}

/** Whether the row says what is below it, in two columns at least. */
function namesColumns(cells: readonly FilledCell[]): boolean {
  const kinds = cells.filter(({ text }) => isHeading(text)).map(({ text }) => headingKind(text));
  return new Set(kinds).size >= 2 && kinds.some((kind) => kind !== 'serial' && kind !== 'other');
}

/** Whether the row reads 1, 2, 3 or (1), (2), (3), as in forms. */
function numbersColumns(cells: readonly FilledCell[]): boolean {
  const isNumber = ({ text, index }: FilledCell) =>
    text === String(index + 1) || text === `(${index + 1})`;
  return cells.length >= 3 && cells.every(isNumber);
}

/** Whether a row has neither a serial number nor an ID with a digit, where most others have both. */
function differsFromMost(register: Certificates): (record: CertificateRecord) => boolean {
  const isNumbered = (record: CertificateRecord) =>
    /^\p{Nd}+\.?$/u.test(firstText(record, register));
  const hasId = ({ id }: CertificateRecord) => /\p{Nd}/u.test(id);
  const isMost = (has: (record: CertificateRecord) => boolean) =>
    register.records.filter(has).length * 2 > register.records.length;
  if (!isMost(isNumbered) || !isMost(hasId)) return () => false;
  return (record) => !isNumbered(record) && !hasId(record);
}

function firstText(record: CertificateRecord | undefined, register: Certificates): string {
  return (record && searchedValues(record, register)[0]) ?? '';
}

/** More certificates than this are not compared with the rows above them. */
const compared = 1000;

/**
 * The text by which a row shows that it is a certificate, if it does: a course in the column of the courses,
 * an ID of the same shape as another in its column, or the serial number before the first one.
 */
function signsOfCertificates(
  register: Certificates,
  certificates: readonly CertificateRecord[],
  rows: ReadonlyMap<number, SheetRow>,
  courses: CourseNames,
): (row: SheetRow) => string | undefined {
  const isId = ({ index, text }: FilledCell) => {
    const kind = valueKind(text);
    return kind === 'code' || (kind === 'number' && index === register.columns.id?.index);
  };
  const cells = certificates
    .slice(0, compared)
    .flatMap(({ row }) => filledCells(rows.get(row)?.cells ?? []));
  const shapes = new Set(cells.filter(isId).map(({ index, text }) => `${index} ${shapeOf(text)}`));
  const courseColumns = new Set(
    cells.filter(({ text }) => courses.isCourse(text)).map(({ index }) => index),
  );
  const first = firstText(certificates[0], register);
  return (row) => {
    const filled = filledCells(row.cells);
    const isForm = filled.some(({ text }) => text.endsWith(':'));
    if (filled.length < 3 || isForm || !filled.some(({ text }) => /\p{L}{2}/u.test(text))) return;
    const serial = filled.find(
      ({ index, text }) => index === 0 && /^\d+$/.test(text) && Number(text) + 1 === Number(first),
    );
    const id = filled.find(({ index, text }) => shapes.has(`${index} ${shapeOf(text)}`));
    const course = filled.find(
      ({ index, text }) => courseColumns.has(index) && courses.isCourse(text),
    );
    return (id ?? course ?? serial)?.text;
  };
}
