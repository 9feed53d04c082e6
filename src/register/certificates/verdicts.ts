import type { CertificateRecord } from './certificates.ts';
import { similarIds } from './similar-ids.ts';
import { foundVerdict, type LoadedRegister, unknownVerdict, type Verdict } from './verdict.ts';

/**
 * What the register says of each of many IDs, trimmed and none of them empty. Other columns don't count: in a list of IDs a grade or a
 * course is no valid certificate.
 */
export function verdictsOn(
  register: LoadedRegister,
  ids: readonly string[],
): (id: string) => Verdict {
  const missing = new Set(ids);
  const found = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    if (missing.delete(record.id)) found.set(record.id, record);
  }
  const similar = similarIds(register.records, missing);
  return (id) => {
    const record = found.get(id);
    return record ? foundVerdict(register, record) : unknownVerdict(register, id, similar(id));
  };
}
