import type { CertificateRecord } from '../rules/register.ts';

/**
 * For each ID the first row, in sheet order, that holds it in any of its kept values (R8); those that no row
 * holds are left out.
 *
 * One pass over the register, however many IDs there are: an index of all values would be slower to build
 * than 5,000 IDs are to find, and would take the memory of a second register.
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
    for (const value of record.values) if (missing.delete(value)) found.set(value, record);
  }
  return found;
}
