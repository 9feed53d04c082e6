import { formedId } from '../ids.ts';
import { searchedValues } from '../certificates/find.ts';
import { similarityKey } from '../certificates/similar-ids.ts';
import type { CertificateRecord, Certificates } from '../certificates/certificates.ts';
import type { FoundColumn } from './columns.ts';
import type { Finding, FindingKind } from './findings.ts';
import { grouped } from './grouped.ts';
import { hasNonPrinting, hasStraySpace } from './report-text.ts';
import { isDate, isErrorValue, isShortenedNumber } from './value-kind.ts';

/**
 * What keeps single IDs from being found, or from being told apart.
 *
 * @param certificates those of the register's records that are certificates
 * @param column the column of the IDs
 * @param confirmed IDs that the owner has compared with the certificates, however similar they are
 * @param idPrefixes of the IDs that have a check character
 */
export function idFindings(
  register: Certificates,
  certificates: readonly CertificateRecord[],
  column: FoundColumn,
  confirmed: readonly string[],
  idPrefixes: readonly string[],
): Finding[] {
  const withId = certificates.filter(({ id }) => id !== '');
  const errors = withId.filter(({ id }) => isErrorValue(id));
  const isSpoilt = spoiltAmong(withId);
  const spoilt = withId.filter(({ id }) => isSpoilt(id));
  const notWhole = new Set([...errors, ...spoilt]);
  const whole = withId.filter((record) => !notWhole.has(record));
  const isStray = straySpaceAmong(whole);
  const found = [
    ...oneFinding('error-value', errors),
    ...oneFinding('spoilt-id', spoilt),
    ...oneFinding('long-dash', whole.filter(withLongDash)),
    ...oneFinding(
      'mistyped-id',
      whole.filter(({ id }) => formedId(id, idPrefixes).form === 'mistyped'),
    ),
    ...duplicateIds(whole),
    ...idsFoundElsewhere(register, whole),
    ...similarIds(whole, confirmed),
    ...oneFinding(
      'blank-id',
      certificates.filter(({ id }) => id === ''),
    ),
    ...oneFinding(
      'space-in-id',
      whole.filter(({ id }) => isStray(id) || hasNonPrinting(id)),
    ),
  ];
  return found.map((finding) => ({ ...finding, columns: [column] }));
}

type IdFinding = Omit<Finding, 'columns'>;

/** The shape of an ID: `AAA-0000-0000` for `ITA-2024-0017`; small letters are `a`. */
export function shapeOf(id: string): string {
  return id
    .replaceAll(/\p{Nd}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[\p{Ll}\p{Lo}]/gu, 'a');
}

/** The same for an ID of any length: `A-0-0` for `ITA-2024-0017`, whichever dash is in it. */
function looseShapeOf(id: string): string {
  return shapeOf(id)
    .replaceAll(/([0Aa])\1+/g, '$1')
    .replaceAll(/\p{Dash}/gu, '-');
}

type IsOne = (id: string) => boolean;

/** Whether an ID can't be what is printed: a number or a date that the spreadsheet made of it. */
function spoiltAmong(records: readonly CertificateRecord[]): IsOne {
  const isRounded = roundedAmong(records);
  const isMadeDate = dateAmong(records);
  const hasLostZeros = lostZerosAmong(records);
  return (id) => isShortenedNumber(id) || isRounded(id) || isMadeDate(id) || hasLostZeros(id);
}

/** Numbers of more than 15 digits that all end with zeros: Excel has made zeros of the other digits. */
function roundedAmong(records: readonly CertificateRecord[]): IsOne {
  const long = records.filter(({ id }) => /^\d{16,}$/.test(id));
  const areRounded = long.length > 1 && long.every(({ id }) => /^\d{15}0+$/.test(id));
  return (id) => areRounded && /^\d{16,}$/.test(id);
}

/** A date where most IDs are none, and none of them has its shape: a spreadsheet makes `Jan-24` of `1-24`. */
function dateAmong(records: readonly CertificateRecord[]): IsOne {
  const mayBeDate = (id: string) => isDate(id) || /^\d{1,2}-[A-Z][a-z]{2}$/.test(id);
  const others = records.filter(({ id }) => !mayBeDate(id));
  if (others.length * 2 <= records.length) return () => false;
  const shapes = new Set(others.map(({ id }) => looseShapeOf(id)));
  return (id) => mayBeDate(id) && !shapes.has(looseShapeOf(id));
}

/** Numbers with fewer digits than those that begin with a zero: `7` among `0008` and `0009`. */
function lostZerosAmong(records: readonly CertificateRecord[]): IsOne {
  const padded = records.filter(({ id }) => /^0\d+$/.test(id));
  const digits = padded.reduce((fewest, { id }) => Math.min(fewest, id.length), Infinity);
  return (id) => padded.length > 0 && /^[1-9]\d*$/.test(id) && id.length < digits;
}

/** Whether the ID has a dash that no keyboard types; spreadsheets and phones put it in for a hyphen. */
function withLongDash({ id }: CertificateRecord): boolean {
  return /(?!-)\p{Dash}/u.test(id);
}

function duplicateIds(records: readonly CertificateRecord[]): IdFinding[] {
  return [...grouped(records, ({ id }) => id)]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => ({ kind: 'duplicate-id', rows: rowsOf(same), texts: [id] }));
}

/** IDs that are also in another column of an earlier row, so that a search shows that row (R8). */
function idsFoundElsewhere(
  register: Certificates,
  records: readonly CertificateRecord[],
): IdFinding[] {
  const firstWith = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    for (const value of searchedValues(record, register))
      if (!firstWith.has(value)) firstWith.set(value, record);
  }
  return records.flatMap(({ id, row }) => {
    const found = firstWith.get(id);
    if (found === undefined || found.id === id) return [];
    return [{ kind: 'id-found-elsewhere', rows: [found.row, row], texts: [id] }];
  });
}

/** IDs that differ only in what people mistype: case, O and 0, I, l and 1, and what is not seen. */
function similarIds(
  records: readonly CertificateRecord[],
  confirmed: readonly string[],
): IdFinding[] {
  return [...grouped(records, ({ id }) => similarityKey(id)).values()].flatMap((alike) => {
    const texts = [...new Set(alike.map(({ id }) => id))];
    const isConfirmed = texts.every((text) => confirmed.includes(text));
    return texts.length > 1 && !isConfirmed
      ? [{ kind: 'similar-ids', rows: rowsOf(alike), texts }]
      : [];
  });
}

/** A plain space is stray if the ID would have the shape of others without it; any other space always is. */
function straySpaceAmong(records: readonly CertificateRecord[]): IsOne {
  const shapes = new Set(records.map(({ id }) => shapeOf(id)));
  return (id) =>
    hasStraySpace(id) || (id.includes(' ') && shapes.has(shapeOf(id.replaceAll(' ', ''))));
}

/** All records of a kind as one finding; none where there is no such record. */
function oneFinding(kind: FindingKind, records: readonly CertificateRecord[]): IdFinding[] {
  const texts = [...new Set(records.map(({ id }) => id))].filter((text) => text !== '');
  return records.length === 0 ? [] : [{ kind, rows: rowsOf(records), texts }];
}

function rowsOf(records: readonly CertificateRecord[]): number[] {
  return records.map(({ row }) => row);
}
