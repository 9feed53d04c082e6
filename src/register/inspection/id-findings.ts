import { formedId } from '../ids/new-form.ts';
import { similarityKey } from '../lookup/similar-ids.ts';
import type { CertificateRecord, Register } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { Finding, FindingPlace, PlainFindingKind } from './finding.ts';
import { grouped } from './grouped.ts';
import { shapeOf } from './id-shape.ts';
import { idsInUnreadColumns } from './ids-in-unread-columns.ts';
import { oddIds, withLongDash } from './odd-ids.ts';
import { spoiltIds } from './spoilt-ids.ts';
import { hasStraySpace } from './strange-characters.ts';

/**
 * What keeps single IDs from being found, or from being told apart.
 *
 * @param certificates those of the register's records that are certificates
 * @param rows the sheet that the register was made of
 * @param columnAt the columns by their index
 * @param column the column of the IDs
 * @param confirmed IDs that the owner has compared with the certificates, however similar they are
 * @param idPrefixes of the IDs that have a check character
 */
export function idFindings(
  register: Register,
  certificates: readonly CertificateRecord[],
  rows: readonly SheetRow[],
  columnAt: (index: number) => FoundColumn,
  column: FoundColumn,
  confirmed: readonly string[],
  idPrefixes: readonly string[],
): Finding[] {
  const withId = certificates.filter(({ id }) => id !== '');
  const withoutId = certificates.filter(({ id }) => id === '');
  const unread = idsInUnreadColumns(withoutId, withId, rows, columnAt);
  const isUnread = new Set(unread.flat().map(({ record }) => record));
  const spoilt = spoiltIds(withId);
  const notWhole = new Set([...spoilt.values()].flat());
  const whole = withId.filter((record) => !notWhole.has(record));
  const found = [
    ...[...spoilt].flatMap(([kind, records]) => oneFinding(kind, records)),
    ...oneFinding('long-dash', whole.filter(withLongDash)),
    ...oneFinding(
      'mistyped-id',
      whole.filter(({ id }) => formedId(id, idPrefixes).form === 'mistyped'),
    ),
    ...[...oddIds(whole)].flatMap(([kind, records]) => oneFinding(kind, records)),
    ...lostZeros(whole),
    ...duplicateIds(whole),
    ...idsFoundElsewhere(register, whole),
    ...similarIds(whole, confirmed),
    ...oneFinding(
      'blank-id',
      withoutId.filter((record) => !isUnread.has(record)),
    ),
    ...unread.map((ids): IdFinding => ({
      kind: 'id-in-unread-column',
      rows: ids.map(({ record }) => record.row),
      texts: ids.map(({ id }) => id),
      ...(ids[0] && { other: ids[0].column }),
    })),
    ...spaces(register, rows, whole),
  ];
  return found.map(({ other, ...finding }) => ({
    ...finding,
    columns: other ? [column, other] : [column],
  }));
}

interface IdFinding extends Omit<FindingPlace, 'columns'> {
  readonly kind: PlainFindingKind;
  /** A column beside that of the IDs. */
  readonly other?: FoundColumn;
}

/** Numbers with fewer digits than those that begin with a zero: `7` among `0008` and `0009`. */
function lostZeros(records: readonly CertificateRecord[]): IdFinding[] {
  const padded = records.filter(({ id }) => /^0\d+$/.test(id));
  const digits = padded.reduce((fewest, { id }) => Math.min(fewest, id.length), Infinity);
  if (padded.length === 0) return [];
  return oneFinding(
    'lost-zeros',
    records.filter(({ id }) => /^[1-9]\d*$/.test(id) && id.length < digits),
  );
}

function duplicateIds(records: readonly CertificateRecord[]): IdFinding[] {
  return [...grouped(records, ({ id }) => id)]
    .filter(([, same]) => same.length > 1)
    .map(([id, same]) => ({ kind: 'duplicate-id', rows: rowsOf(same), texts: [id] }));
}

/** IDs that are also in another column of an earlier row, so that a search shows that row (R8). */
function idsFoundElsewhere(register: Register, records: readonly CertificateRecord[]): IdFinding[] {
  const firstWith = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    for (const value of record.values) if (!firstWith.has(value)) firstWith.set(value, record);
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

function spaces(
  { columns }: Register,
  rows: readonly SheetRow[],
  records: readonly CertificateRecord[],
): IdFinding[] {
  const cells = new Map(rows.map((row) => [row.number, row.cells]));
  const raw = ({ row }: CertificateRecord) => cells.get(row)?.[columns.id?.index ?? -1] ?? '';
  const isStray = straySpaceAmong(records);
  const inside = records.filter(({ id }) => isStray(id));
  const around = records.filter((record) => raw(record) !== record.id && !isStray(record.id));
  return [...oneFinding('space-in-id', inside, raw), ...oneFinding('space-around-id', around, raw)];
}

/** A plain space is stray if the ID would have the shape of others without it; any other space always is. */
function straySpaceAmong(records: readonly CertificateRecord[]): (id: string) => boolean {
  const shapes = new Set(records.map(({ id }) => shapeOf(id)));
  return (id) =>
    hasStraySpace(id) || (id.includes(' ') && shapes.has(shapeOf(id.replaceAll(' ', ''))));
}

/** All records of a kind as one finding; none where there is no such record. */
function oneFinding(
  kind: IdFinding['kind'],
  records: readonly CertificateRecord[],
  textOf = ({ id }: CertificateRecord) => id,
): IdFinding[] {
  const texts = [...new Set(records.map(textOf))].filter((text) => text !== '');
  return records.length === 0 ? [] : [{ kind, rows: rowsOf(records), texts }];
}

function rowsOf(records: readonly CertificateRecord[]): number[] {
  return records.map(({ row }) => row);
}
