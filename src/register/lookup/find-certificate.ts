import type { CertificateRecord, Certificates } from '../rules/register.ts';
import { trimText } from '../sheet/trim-text.ts';

/**
 * The first row, in sheet order, that holds the ID in any of its kept values (R8).
 *
 * The ID is trimmed; it matches the whole value, case included. An empty ID matches nothing.
 *
 * Rows are gone through one by one: 100,000 take a few milliseconds, an index of them ten times that
 * before the first answer, and as much memory again.
 */
export function findCertificate(
  { records }: Pick<Certificates, 'records'>,
  id: string,
): CertificateRecord | undefined {
  const wanted = trimText(id);
  if (wanted === '') return undefined;
  return records.find((record) => record.values.includes(wanted));
}
