import { type SheetRow, trimText } from '../../spreadsheet/sheet/cells.ts';
import { tableOf } from '../../spreadsheet/sheet/sheet-builder.ts';
import {
  type CertificateRecord,
  type Certificates,
  certificatesIn,
  isSearched,
} from './certificates.ts';
import type { RegisterColumns } from './columns.ts';
import { certificatesWithoutId, unusable, type WhatWasConfirmed } from './own-ids.ts';
import { type FileDates, todayInIndia } from './dates.ts';
import { factsReader, stateOn } from './facts.ts';
import type { CertificateFacts, CertificateState } from './states.ts';

/** What the register says of an ID (R8). */
export type Verdict = (FoundVerdict | UnknownVerdict | UnreadVerdict) & {
  /** The secret in the certificate's link, if the certificates of a sealed register open only by their links. */
  readonly secret?: string | undefined;
};

/** The answer to an ID without its secret. The answer says nothing about the certificate. */
interface UnreadVerdict {
  readonly status: 'unread';
  readonly kind: 'needs-link';
  readonly asOf?: undefined;
}

export type AskedVerdict = Verdict & { readonly id: string };

export interface FoundVerdict extends Pick<FileDates, 'asOf'> {
  readonly status: 'found';
  readonly certificate: Pick<CertificateRecord, 'student' | 'course' | 'id'>;
  readonly state: CertificateState;
  /** The column that contains what the visitor looked up; undefined for the ID column. */
  readonly foundBy?: OtherColumn | undefined;
  /** Whether the answer comes from this device's offline copy of a sealed register. */
  readonly isKept?: boolean;
}

/**
 * An ID that is not found. `cut` means that the text is only the beginning of an ID. `mistyped` means that its check
 * character is wrong, so the academy can't have issued the ID. `incomplete` means that some rows have no readable ID, and
 * one of these rows may have the certificate (R9).
 */
export interface UnknownVerdict extends Pick<FileDates, 'asOf'> {
  readonly status: 'invalid' | 'cut' | 'mistyped' | 'incomplete';
  readonly certificates?: number | undefined;
  /** IDs that the visitor may have meant. */
  readonly similar: readonly string[];
}

type OtherColumn = 'student' | 'course' | { readonly name: string };

export interface RegisterLayout extends WhatWasConfirmed {
  readonly columns: RegisterColumns;
  /** The academy's IDs with these prefixes end in a check character. */
  readonly idPrefixes?: readonly string[] | undefined;
}

/** A register in which IDs can be looked up. */
export interface LoadedRegister extends Certificates, Pick<FileDates, 'asOf'> {
  /** The academy's IDs with these prefixes end in a check character. */
  readonly idPrefixes: readonly string[];
  /** What the academy's IDs look like; empty if unknown. */
  readonly idShapes: readonly string[];
  /** Whether some rows have no readable ID. */
  readonly lacksIds: boolean;
  /** What the register says of a certificate's state on any day. */
  readonly factsOf: (record: CertificateRecord) => CertificateFacts;
  /** A certificate's state today. */
  readonly stateOf: (record: CertificateRecord) => CertificateState;
}

/** @throws RegisterFault `changed-form`, `no-usable-rows`, `no-ids` or `not-calculated` */
export function registerIn(
  rows: Iterable<SheetRow>,
  { columns, idPrefixes = [], ...confirmed }: RegisterLayout,
  dates: FileDates = {},
): LoadedRegister {
  const sheet = tableOf(rows);
  const certificates = certificatesIn(sheet, columns);
  const without = certificatesWithoutId(certificates);
  const fault = unusable(certificates, confirmed, without);
  if (fault) throw fault;
  const factsOf = factsReader(certificates);
  return {
    ...certificates,
    asOf: dates.asOf,
    idPrefixes,
    idShapes: confirmed.idShapes ?? [],
    lacksIds: without.length > 0 || [...sheet.torn.values()].includes('longer'),
    factsOf,
    stateOf: (record) => stateOn(record, factsOf(record), todayInIndia(dates)),
  };
}

/** The verdict on an ID that the register has. For all others see unknown-verdicts.ts. */
export function verdictIfFound(register: LoadedRegister, id: string): FoundVerdict | undefined {
  const found = findCertificate(register, id);
  return found && foundVerdict(register, found.record, found.foundBy);
}

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

/**
 * The certificates that the validator shows for `ids`: the first with each ID in the ID column. An empty ID has no
 * certificate (R8).
 *
 * Going through all rows takes a few milliseconds for 100,000 rows. An index would take ten times as long to build,
 * and would double the memory.
 */
export function certificatesWith(
  ids: readonly string[],
  { records }: Pick<Certificates, 'records'>,
): ReadonlyMap<string, CertificateRecord> {
  const missing = new Set(ids);
  missing.delete('');
  const found = new Map<string, CertificateRecord>();
  for (const record of records) {
    if (missing.size === 0) break;
    const { id } = record;
    if (missing.delete(id)) found.set(id, record);
  }
  return found;
}

/**
 * Finds the first certificate whose own ID is `id`, or else the first with this text in another column that is searched
 * (R8). `foundBy` is undefined for the ID column.
 */
export function findCertificate(register: Certificates, id: string): Found | undefined {
  const wanted = trimText(id);
  if (wanted === '') return undefined;
  const own = certificatesWith([wanted], register).get(wanted);
  if (own) return { record: own, foundBy: undefined };
  const isIt = (text = '', column: number) =>
    text.length >= wanted.length && trimText(text) === wanted && isSearched(column, register);
  for (const record of register.records) {
    const column = record.findColumn(isIt);
    if (column === undefined) continue;
    return { record, foundBy: otherColumn(record, wanted, column, register) };
  }
  return undefined;
}

interface Found {
  readonly record: CertificateRecord;
  readonly foundBy: OtherColumn | undefined;
}

function otherColumn(
  { student, course }: CertificateRecord,
  wanted: string,
  index: number,
  { names }: Certificates,
): OtherColumn | undefined {
  if (course === wanted) return 'course';
  if (student === wanted) return 'student';
  const name = names.nameOf(index);
  return name === undefined ? undefined : { name };
}
