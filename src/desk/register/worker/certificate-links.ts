import { certificateLink } from '../../../features/validator/certificate-link.ts';
import type { LoadedRegister } from '../../../register/certificates/verdict.ts';

/** What is printed on a certificate so that it can be checked. */
export interface CertificateCode {
  readonly row: number;
  readonly student: string;
  readonly course: string;
  readonly id: string;
  /** The address that opens the site's validator with this certificate. */
  readonly link: string;
}

/** @param validator the full address of the site's validator */
export function certificateCodes(
  records: LoadedRegister['records'],
  validator: string,
): CertificateCode[] {
  return records
    .filter(({ id }) => id !== '')
    .map(({ row, student, course, id }) => ({
      ...{ row, student, course, id },
      link: certificateLink(id, validator),
    }));
}

/** As a table, for programs that print certificates. */
export function linkRows(codes: readonly CertificateCode[]): string[][] {
  return [
    ['Certificate ID', 'Student', 'Course', 'Link'],
    ...codes.map(({ id, student, course, link }) => [id, student, course, link]),
  ];
}
