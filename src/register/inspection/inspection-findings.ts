import type { CertificateRecord, Register } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { hasNonPrinting, hasStraySpace } from './strange-characters.ts';

/** Everything that is looked for, in the order of the report. */
export const findingKinds = [
  'duplicate-id',
  'id-found-elsewhere',
  'blank-id',
  'blank-student',
  'blank-course',
  'similar-ids',
  'stray-space',
  'non-printing',
  'unknown-course',
] as const;

export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** The rows concerned, in sheet order. */
  readonly rows: readonly number[];
  /** The texts concerned: IDs, names or courses; none where the cells are blank. */
  readonly texts: readonly string[];
}

/**
 * What the owner of a register should look at; nothing is wrong where it is empty. It does not judge the
 * rows that the rules drop.
 *
 * @param rows the sheet that the register was made of
 * @param courseNames every name that a course goes by
 */
export function findingsOf(
  register: Register,
  rows: readonly SheetRow[],
  courseNames: readonly string[],
): Finding[] {
  const { records } = register;
  const withId = records.filter((record) => record.id !== '');
  return [
    ...duplicateIds(withId),
    ...idsFoundElsewhere(register, withId),
    ...oneFinding('blank-id', records, (record) => record.id === ''),
    ...oneFinding('blank-student', records, (record) => record.student === ''),
    ...oneFinding('blank-course', records, (record) => record.course === ''),
    ...similarIds(withId),
    ...straySpaces(register, rows, withId),
    ...oneFinding(
      'non-printing',
      records,
      (record) => strangeTexts(record).length > 0,
      strangeTexts,
    ),
    ...unknownCourses(records, courseNames),
  ];
}

function duplicateIds(records: readonly CertificateRecord[]): Finding[] {
  return [...Map.groupBy(records, (record) => record.id)]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => ({ kind: 'duplicate-id', rows: rowsOf(same), texts: [id] }));
}

/** IDs that also stand in another column of an earlier row, so that a search shows that row (R8). */
function idsFoundElsewhere(register: Register, records: readonly CertificateRecord[]): Finding[] {
  const firstWith = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    for (const value of record.values) if (!firstWith.has(value)) firstWith.set(value, record);
  }
  return records.flatMap((record) => {
    const found = firstWith.get(record.id);
    if (found === undefined || found.id === record.id) return [];
    return [{ kind: 'id-found-elsewhere', rows: [found.row, record.row], texts: [record.id] }];
  });
}

/** IDs that differ only in case, or in signs that are easily taken for each other: O and 0, I, l and 1. */
function similarIds(records: readonly CertificateRecord[]): Finding[] {
  const look = ({ id }: CertificateRecord) =>
    id.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return [...Map.groupBy(records, look).values()].flatMap((alike) => {
    const texts = [...new Set(alike.map((record) => record.id))];
    return texts.length > 1 ? [{ kind: 'similar-ids', rows: rowsOf(alike), texts }] : [];
  });
}

/** IDs with white space around them or in them; a plain blank in most IDs belongs to how they are made. */
function straySpaces(
  { columns }: Register,
  rows: readonly SheetRow[],
  records: readonly CertificateRecord[],
): Finding[] {
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  const blanksAreUsual = records.filter(({ id }) => id.includes(' ')).length * 2 > records.length;
  const raw = ({ row }: CertificateRecord) => cells.get(row)?.[columns.id?.index ?? -1] ?? '';
  return oneFinding(
    'stray-space',
    records,
    (record) =>
      raw(record) !== record.id ||
      hasStraySpace(record.id) ||
      (!blanksAreUsual && record.id.includes(' ')),
    (record) => [raw(record)],
  );
}

/** Courses are compared as a reader would: without case, and however many blanks part the words. */
function unknownCourses(
  records: readonly CertificateRecord[],
  courseNames: readonly string[],
): Finding[] {
  const plain = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');
  const known = new Set(courseNames.map(plain));
  const unknown = records.filter(({ course }) => course !== '' && !known.has(plain(course)));
  return [...Map.groupBy(unknown, (record) => record.course)].map(([course, same]) => ({
    kind: 'unknown-course',
    rows: rowsOf(same),
    texts: [course],
  }));
}

function strangeTexts({ student, course, id }: CertificateRecord): string[] {
  return [student, course, id].filter(hasNonPrinting);
}

/** All records of a kind as one finding; none where there is no such record. */
function oneFinding(
  kind: FindingKind,
  records: readonly CertificateRecord[],
  isFound: (record: CertificateRecord) => boolean,
  textsOf: (record: CertificateRecord) => readonly string[] = () => [],
): Finding[] {
  const found = records.filter(isFound);
  return found.length === 0 ? [] : [{ kind, rows: rowsOf(found), texts: found.flatMap(textsOf) }];
}

function rowsOf(records: readonly CertificateRecord[]): number[] {
  return records.map((record) => record.row);
}
