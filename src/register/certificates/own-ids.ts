import { RegisterFault } from '../faults.ts';
import { isOfShape } from '../id-shapes.ts';
import { filledCells } from '../../spreadsheet/sheet/cells.ts';
import {
  type CertificateRecord,
  type Certificates,
  isErrorText,
  isNotKnown,
  type Line,
  textIn,
} from './certificates.ts';
import { allColumns, type Column } from './columns.ts';

type Read = Pick<Certificates, 'records' | 'columns'>;

/** What the owner has confirmed about a register, so that the page notices a register of another form (B22). */
export interface WhatWasConfirmed {
  /** What the academy's IDs look like (id-shapes.ts). */
  readonly idShapes?: readonly string[] | undefined;
  /** The headings of the columns that are read. */
  readonly headings?: Readonly<Partial<Record<Column, string | undefined>>> | undefined;
}

/** The least share of certificates with an ID. A good register may list many students who have no ID yet. */
const leastShare = 1 / 20;

/**
 * Why a search in the sheet would call genuine IDs invalid: it has no certificates, hardly any of them has an ID of its
 * own (R9), or the sheet no longer has the form that the owner confirmed (B22). Undefined for a usable sheet.
 *
 * @param without the certificates that have no ID of their own
 */
export function unusable(
  certificates: Certificates,
  confirmed: WhatWasConfirmed = {},
  without = certificatesWithoutId(certificates),
): RegisterFault | undefined {
  const { records, columns } = certificates;
  if (movedHeadings(certificates, confirmed).length > 0) return new RegisterFault('changed-form');
  const all = records.count((record) => isCertificate(record, columns));
  if (all === 0) {
    const errors = errorsInPlace(certificates);
    return errors.length > 0
      ? new RegisterFault('no-ids', 'the sheet shows an error in place of the rows')
      : new RegisterFault('no-usable-rows', whyNoRows(certificates));
  }
  const { idShapes } = confirmed;
  const isShaped = (id: string) => !idShapes || idShapes.some((shape) => isOfShape(id, shape));
  const least = all * leastShare;
  if (hasDifferentIds(records, without, least)) {
    const hasShapes = hasDifferentIds(records, without, least, isShaped);
    return hasShapes ? undefined : new RegisterFault('changed-form');
  }
  const notKnown = without.filter((record) => isNotKnown(record, columns.id)).length;
  return notKnown * 2 > without.length
    ? new RegisterFault('not-calculated', `the ID is not calculated in ${notKnown} of ${all} rows`)
    : new RegisterFault('no-ids', `${all} rows, hardly any with an ID of its own`);
}

/** The columns whose confirmed heading is above another column only. A heading that is nowhere was reworded. */
export function movedHeadings(
  { columns, dropped }: Pick<Certificates, 'columns' | 'dropped'>,
  { headings = {} }: WhatWasConfirmed,
): Column[] {
  const cells = dropped
    .filter(({ reason }) => reason === 'above-data')
    .flatMap((line) => filledCells(line.cells));
  return allColumns.filter((use) => {
    const before = headingKey(headings[use]);
    const same = cells.filter(({ text }) => before !== '' && headingKey(text) === before);
    return same.length > 0 && same.every(({ index }) => index !== columns[use]?.index);
  });
}

/** The letters and digits of a heading, by which headings are compared. */
export function headingKey(text = ''): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * If the sheet has no certificate, the rows that show an error; otherwise empty. The formula that fetches the sheet's
 * rows may have failed.
 */
export function errorsInPlace({ records, dropped, columns }: Certificates): readonly Line[] {
  if (records.find((record) => isCertificate(record, columns))) return [];
  return [...dropped, ...records].filter(({ cells }) => errorTextsIn(cells).length > 0);
}

export function errorTextsIn(cells: Line['cells']): string[] {
  return filledCells(cells).flatMap(({ text }) => (isErrorText(text) ? [text] : []));
}

function whyNoRows({ records, dropped }: Certificates): string {
  if (records.length > 0) return 'no row has a student, a course or an ID';
  const withoutA = dropped.filter(({ reason }) => reason === 'column-a-blank').length;
  if (withoutA > 0) return `column A is blank in all ${withoutA} rows below the headings`;
  return dropped.length > 0 ? 'there is nothing below the headings' : 'the sheet is blank';
}

/** The certificates whose ID is blank, an error, missing in the file, or shared by more than half of the rows. */
export function certificatesWithoutId(read: Read): readonly CertificateRecord[] {
  const common = commonId(read.records);
  return read.records.filter(
    (record) => (record.id === '' || record.id === common) && isCertificate(record, read.columns),
  );
}

/** Whether a row is a certificate, for page and check: titles, and rows with only a number, are not. */
export function isCertificate(
  record: CertificateRecord,
  { student, course }: Read['columns'],
): boolean {
  if (record.id !== '') return true;
  return [student, course].some(
    (column) => textIn(record.cells, column) !== '' || isNotKnown(record, column),
  );
}

/** The ID of more than half of the rows, if at least three rows have the ID (Boyer and Moore's majority vote). */
function commonId(records: Read['records']): string | undefined {
  let common = '';
  let lead = 0;
  for (const { id } of records) {
    if (lead === 0) common = id;
    lead += id === common ? 1 : -1;
  }
  const count = records.count(({ id }) => id === common);
  return common !== '' && count >= 3 && count * 2 > records.length ? common : undefined;
}

/** Whether there are at least `least` different IDs, not counting the ID that most rows share. */
function hasDifferentIds(
  records: Read['records'],
  without: readonly CertificateRecord[],
  least: number,
  isCounted: (id: string) => boolean = () => true,
): boolean {
  const common = without.find(({ id }) => id !== '')?.id;
  const different = new Set<string>();
  for (const { id } of records) {
    if (id !== '' && id !== common && isCounted(id)) different.add(id);
    if (different.size > 0 && different.size >= least) return true;
  }
  return false;
}
