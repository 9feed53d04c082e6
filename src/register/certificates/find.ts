import { filledCells, findCell, trimText } from '../sheet/cells.ts';
import { type CertificateRecord, type Certificates, isSearched } from './certificates.ts';

/** What a search needs of a register. */
export type Searched = Omit<Certificates, 'dropped'>;

/** A column other than that of the certificate IDs; one that holds neither student nor course goes by its name. */
export type OtherColumn = 'student' | 'course' | { readonly name: string };

export interface FoundRecord {
  readonly record: CertificateRecord;
  /** In which column the ID is, where it is not that of the IDs (R8): `Python` finds the first of that course. */
  readonly foundBy?: OtherColumn | undefined;
}

/**
 * The first row, in sheet order, that holds the ID in any of its kept values (R8).
 *
 * The ID is trimmed; it matches the whole value, case included. An empty ID matches nothing.
 *
 * Rows are gone through one by one: 100,000 take a few milliseconds, an index of them ten times that
 * before the first answer, and as much memory again.
 */
export function findCertificate(register: Searched, id: string): FoundRecord | undefined {
  const wanted = trimText(id);
  if (wanted === '') return undefined;
  for (const record of register.records) {
    const index = columnOf(record, wanted, register);
    if (index !== undefined)
      return { record, foundBy: otherColumn(record, wanted, index, register) };
  }
  return undefined;
}

/** The first column of a record that can be searched and has this text; undefined where none has. */
function columnOf({ cells }: CertificateRecord, wanted: string, register: Searched) {
  return findCell(
    cells,
    (text, index) =>
      text.length >= wanted.length && trimText(text) === wanted && isSearched(index, register),
  );
}

/** The values of a record that can be searched for, in column order. */
export function searchedValues({ cells }: CertificateRecord, register: Searched): string[] {
  return filledCells(cells)
    .filter(({ index }) => isSearched(index, register))
    .map(({ text }) => text);
}

function otherColumn(
  { student, course, id }: CertificateRecord,
  wanted: string,
  index: number,
  { names }: Searched,
): OtherColumn | undefined {
  if (id === wanted) return undefined;
  if (course === wanted) return 'course';
  if (student === wanted) return 'student';
  const name = names.nameOf(index);
  return name === undefined ? undefined : { name };
}

/**
 * For each ID the first row, in sheet order, whose certificate ID it is; those that no row has are left out. Other
 * columns don't count: in a list of IDs a grade or a course is no valid certificate.
 *
 * One pass over the register, however many IDs there are: an index would take memory that a phone lacks.
 *
 * @param ids trimmed, and none of them empty
 */
export function findMany(
  records: readonly CertificateRecord[],
  ids: Iterable<string>,
): Map<string, CertificateRecord> {
  const missing = new Set(ids);
  const found = new Map<string, CertificateRecord>();
  for (const record of records) {
    if (missing.delete(record.id)) found.set(record.id, record);
  }
  return found;
}
