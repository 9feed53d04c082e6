import { factsReader } from './certificate-facts.ts';
import { dayInIndia, stateOn, type CertificateState } from './certificate-state.ts';
import type { CertificateRecord, Certificates } from './register.ts';

/** What a register says of its certificates today, beside who has them. */
export interface CertificateStates {
  /** As they can be searched: without the IDs in the column `replacedBy`. */
  readonly records: readonly CertificateRecord[];
  /** What a certificate is on the day on which it is asked. */
  readonly stateOf: (record: CertificateRecord) => CertificateState;
}

/** The states of the certificates of a register that has columns which tell them. */
export function readStates(certificates: Certificates): CertificateStates {
  const searched = withoutReplacements(certificates);
  const factsOf = factsReader(searched);
  return {
    records: searched.records,
    stateOf: (record) => stateOn(factsOf(record), dayInIndia(new Date())),
  };
}

/**
 * The certificates without the values in the column `replacedBy`, which are other certificates' IDs: a search for one of
 * those (R8) would find the certificate that it replaces. Each record keeps its own beside the values.
 */
export function withoutReplacements(certificates: Certificates): Certificates {
  const name = certificates.columns.replacedBy?.name;
  if (name === undefined) return certificates;
  const lists = new Map<readonly string[], readonly string[]>();
  const records = certificates.records.map((record) => {
    const at = record.valueColumns.indexOf(name);
    if (at < 0) return record;
    const valueColumns = lists.get(record.valueColumns) ?? without(record.valueColumns, at);
    lists.set(record.valueColumns, valueColumns);
    return {
      ...record,
      values: without(record.values, at),
      valueColumns,
      replacedBy: record.values[at],
    };
  });
  return { ...certificates, records };
}

function without<Item>(items: readonly Item[], at: number): Item[] {
  return items.filter((_, index) => index !== at);
}
