import { findCertificate } from '../lookup/find-certificate.ts';
import { factsReader } from '../rules/certificate-facts.ts';
import { incompleteState, stateOn, type CertificateState } from '../rules/certificate-state.ts';
import { stateColumns, type CertificateRecord, type Certificates } from '../rules/register.ts';
import { trimText } from '../sheet/trim-text.ts';
import type { SheetRow } from '../sheet/sheet.ts';

/** What a visitor sees for an ID: the certificate that is found, or none. */
export interface VisitorAnswer {
  readonly id: string;
  /** The row that the ID is in. */
  readonly row: number;
  readonly certificate: Pick<CertificateRecord, 'student' | 'course' | 'id' | 'row'> | undefined;
  /** What the certificate is today; missing where it is complete and no column says more. */
  readonly state?: CertificateState['kind'];
}

const answersShown = 3;

/**
 * The answers for the first IDs in a column, whether the validator reads that column or not.
 *
 * @param rows the rows that look like certificates, in sheet order, whether they count or not
 * @param idColumn counted from 0
 * @param today ISO 8601
 */
export function visitorAnswers(
  certificates: Certificates,
  rows: readonly SheetRow[],
  idColumn: number,
  today: string,
): VisitorAnswer[] {
  const hasStates = stateColumns.some((column) => certificates.columns[column]);
  const factsOf = factsReader(certificates);
  return rows
    .map(({ number, cells }) => ({ row: number, id: trimText(cells[idColumn] ?? '') }))
    .filter(({ id }) => id !== '')
    .slice(0, answersShown)
    .map(({ row, id }) => {
      const found = findCertificate(certificates, id);
      const shown = found && {
        student: found.student,
        course: found.course,
        id: found.id,
        row: found.row,
      };
      const told = hasStates && found && stateOn(factsOf(found), today);
      const state = (found && incompleteState(found)) ?? told;
      return { id, row, certificate: shown, ...(state && { state: state.kind }) };
    });
}
