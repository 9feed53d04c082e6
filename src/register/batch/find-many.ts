import type { CertificateRecord } from '../rules/register.ts';

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
