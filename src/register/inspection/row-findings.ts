import type { CertificateRecord, Register } from '../rules/register.ts';
import { trimText } from '../sheet/trim-text.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { CourseNames } from './course-names.ts';
import type { ColumnUse, Finding, PlainFindingKind } from './finding.ts';
import { grouped } from './grouped.ts';
import { spoiltText, type SpoiltText } from './spoilt-text.ts';
import { hasNonPrinting } from './strange-characters.ts';

/** The ID of the example row in the blank register that the project ships. */
export const exampleId = 'EXAMPLE-0001';

/**
 * What is wrong with the student or the course of single rows, and rows that may be meant to count.
 *
 * @param certificates those of the register's records that are certificates
 * @param rows the sheet that the register was made of
 * @param columns the columns of the three values, as far as the sheet has them
 */
export function rowFindings(
  register: Register,
  certificates: readonly CertificateRecord[],
  rows: readonly SheetRow[],
  courses: CourseNames,
  columns: Readonly<Partial<Record<ColumnUse, FoundColumn>>>,
): Finding[] {
  const finding = (
    kind: PlainFindingKind,
    found: readonly { readonly row: number }[],
    column?: FoundColumn,
    texts: readonly string[] = [],
  ): Finding[] =>
    found.length === 0
      ? []
      : [{ kind, rows: found.map(({ row }) => row), columns: column ? [column] : [], texts }];

  const where = (isFound: (record: CertificateRecord) => boolean) => certificates.filter(isFound);
  const strange = where((record) => strangeTexts(record).length > 0);
  const unknown = where(
    ({ course }) =>
      course !== '' && spoiltText(course) === undefined && !courses.isLikeCourse(course),
  );
  // Where no row has anything in column A, that is a finding of its own.
  const withoutSerial = register.records.length === 0 ? [] : rowsWithoutSerial(register, rows);
  return [
    ...finding(
      'example-row',
      where(({ id }) => id === exampleId),
      columns.id,
      [exampleId],
    ),
    ...finding(
      'blank-student',
      where(({ student }) => student === ''),
      columns.student,
    ),
    ...finding(
      'blank-course',
      where(({ course }) => course === ''),
      columns.course,
    ),
    ...(['student', 'course'] as const).flatMap((use) =>
      spoiltKinds.flatMap((kind) => {
        const spoilt = where((record) => spoiltText(record[use]) === kind);
        const texts = [...new Set(spoilt.map((record) => record[use]))];
        return finding(kind, spoilt, columns[use], texts);
      }),
    ),
    ...finding('non-printing', strange, undefined, strange.flatMap(strangeTexts)),
    ...finding(
      'row-without-serial',
      withoutSerial,
      columns.id,
      withoutSerial.map(({ id }) => id),
    ),
    ...[...grouped(unknown, ({ course }) => course)].flatMap(([course, same]) =>
      finding('unknown-course', same, columns.course, [course]).map((one) => {
        const suggestion = courses.nearest(course);
        return { ...one, ...(suggestion !== undefined && { suggestion }) };
      }),
    ),
  ];
}

/** Rows with an ID that do not count, since their column A is blank (R5). */
function rowsWithoutSerial(
  { dropped, columns }: Register,
  rows: readonly SheetRow[],
): { readonly row: number; readonly id: string }[] {
  const blank = new Set(
    dropped.filter(({ reason }) => reason === 'column-a-blank').map(({ row }) => row),
  );
  return rows
    .filter(({ number }) => blank.has(number))
    .map(({ number, cells }) => ({
      row: number,
      id: trimText(cells[columns.id?.index ?? -1] ?? ''),
    }))
    .filter(({ id }) => id !== '');
}

const spoiltKinds: readonly SpoiltText[] = ['error-value', 'placeholder', 'lost-letters'];

function strangeTexts({ student, course, id }: CertificateRecord): string[] {
  return [student, course, id].filter(hasNonPrinting);
}
