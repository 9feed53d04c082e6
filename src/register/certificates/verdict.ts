import { formedId } from '../ids.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import { type CertificateRecord, certificatesIn, noUsableRows } from './certificates.ts';
import type { RegisterColumns } from './columns.ts';
import { findCertificate, findMany, type OtherColumn, type Searched } from './find.ts';
import { similarIds } from './similar-ids.ts';
import { type CertificateState, dayInIndia, factsReader, stateOn } from './states.ts';

/** What the register says of an ID (R8). */
export type Verdict = FoundVerdict | UnknownVerdict | UnreadVerdict;

interface Dated {
  /** When the register was put online: ISO 8601, or as HTTP writes it (RFC 9110, 5.6.7). Any other text says nothing. */
  readonly asOf?: string | undefined;
}

/** The register has it; `state` says what it is today. */
export interface FoundVerdict extends Dated {
  readonly status: 'found';
  readonly certificate: FoundCertificate;
  readonly state: CertificateState;
  /** Where the match is not in the column of the IDs: where it is. */
  readonly foundBy?: OtherColumn | undefined;
  /** Whether a device without a connection had kept it, as it was at `asOf`; of a sealed register only. */
  readonly isKept?: boolean;
}

/** As much of a row as may be shown. */
export type FoundCertificate = Pick<CertificateRecord, 'student' | 'course' | 'id'>;

/** The register lacks it; `mistyped` can't be an ID of the academy's, since its check character is wrong. */
export interface UnknownVerdict extends Dated {
  readonly status: 'invalid' | 'mistyped';
  /** How many certificates the register holds, where that is known. */
  readonly certificates?: number | undefined;
  /** IDs that differ from this one only in what typing and copying spoil; there may be none. */
  readonly similar: readonly string[];
}

/** A sealed register that opens by links was asked without this ID's. This says nothing about the certificate. */
export interface UnreadVerdict {
  readonly status: 'unread';
  readonly kind: 'needs-link';
}

export interface RegisterSettings {
  readonly columns: RegisterColumns;
  /** Of the academy's IDs with a check character. */
  readonly idPrefixes?: readonly string[] | undefined;
}

/** A register that can be asked. */
export interface LoadedRegister extends Searched, Dated {
  readonly idPrefixes: readonly string[];
  /** What a certificate is on the day on which it is asked. */
  readonly stateOf: (record: CertificateRecord) => CertificateState;
}

/**
 * The register in a sheet.
 *
 * @param asOf since when it is as it is, where that is known
 * @throws RegisterFault `no-usable-rows`
 */
export function registerIn(
  sheet: readonly SheetRow[],
  { columns, idPrefixes = [] }: RegisterSettings,
  asOf?: string,
): LoadedRegister {
  const certificates = certificatesIn(sheet, columns);
  if (certificates.records.length === 0) throw noUsableRows(certificates);
  const factsOf = factsReader(certificates);
  return {
    ...certificates,
    asOf,
    idPrefixes,
    stateOf: (record) => stateOn(record, factsOf(record), dayInIndia(new Date())),
  };
}

/** What the register says of an ID. */
export function verdictOn(register: LoadedRegister, id: string): Verdict {
  const found = findCertificate(register, id);
  return found
    ? foundVerdict(register, found.record, found.foundBy)
    : unknownVerdict(register, id, similarIds(register.records, [id])(id));
}

/** The same for each of many IDs, which are found by their ID only. */
export function verdictsOn(
  register: LoadedRegister,
  ids: readonly string[],
): (id: string) => Verdict {
  const found = findMany(register.records, ids);
  const similar = similarIds(
    register.records,
    ids.filter((id) => !found.has(id)),
  );
  return (id) => {
    const record = found.get(id);
    return record ? foundVerdict(register, record) : unknownVerdict(register, id, similar(id));
  };
}

/** What the register says of the certificate in a row. */
export function foundVerdict(
  { asOf, stateOf }: Pick<LoadedRegister, 'asOf' | 'stateOf'>,
  record: CertificateRecord,
  foundBy?: OtherColumn,
): FoundVerdict {
  const { student, course, id } = record;
  return {
    status: 'found',
    certificate: { student, course, id },
    state: stateOf(record),
    foundBy,
    asOf,
  };
}

function unknownVerdict(
  { records, idPrefixes, asOf }: LoadedRegister,
  id: string,
  similar: readonly string[],
): UnknownVerdict {
  const isMistyped = formedId(id, idPrefixes).form === 'mistyped';
  return {
    status: isMistyped ? 'mistyped' : 'invalid',
    certificates: records.length,
    similar,
    asOf,
  };
}
