import { factsReader } from '../rules/certificate-facts.ts';
import { certificatesIn } from '../rules/certificates-in.ts';
import { noUsableRows } from '../rules/no-usable-rows.ts';
import type { RegisterColumns } from '../rules/register.ts';
import { withoutReplacements } from '../rules/state-reader.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { CertificateToSeal } from './seal-types.ts';

/**
 * The certificates in a sheet, with what the validator would say of each.
 *
 * @throws RegisterFault `no-usable-rows`
 */
export function certificatesToSeal(
  rows: readonly SheetRow[],
  columns: RegisterColumns,
): CertificateToSeal[] {
  const certificates = withoutReplacements(certificatesIn(rows, columns));
  if (certificates.records.length === 0) throw noUsableRows(rows, certificates);
  const factsOf = factsReader(certificates);
  return certificates.records.map((record) => {
    const { id, student, course, row } = record;
    return { id, student, course, row, facts: factsOf(record) };
  });
}
