import type { CertificateRecord } from '../rules/register.ts';
import { trimText } from '../sheet/trim-text.ts';

/** A column other than that of the certificate IDs; one that holds neither student nor course goes by its name. */
export type OtherColumn = 'student' | 'course' | { readonly name: string };

/**
 * By which column a certificate was found, where it was not by its ID (R8): `Python` finds the first
 * certificate of that course. Undefined where it was by its ID.
 *
 * @param id what was searched for and found in one of the record's values
 */
export function otherColumn(record: CertificateRecord, id: string): OtherColumn | undefined {
  const wanted = trimText(id);
  if (record.id === wanted) return undefined;
  if (record.course === wanted) return 'course';
  if (record.student === wanted) return 'student';
  const name = record.valueColumns[record.values.indexOf(wanted)];
  return name === undefined ? undefined : { name };
}
