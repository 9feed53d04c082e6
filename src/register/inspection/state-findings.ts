import { dayInIndia } from '../rules/certificate-state.ts';
import { stateText } from '../rules/certificate-facts.ts';
import { dateOrder, daysOf, registerDate } from '../rules/register-date.ts';
import {
  stateColumns,
  type CertificateRecord,
  type Register,
  type StateColumn,
} from '../rules/register.ts';
import { statusMeant } from '../rules/status-words.ts';
import type { FoundColumn } from './column-profiles.ts';
import type { Finding, PlainFindingKind } from './finding.ts';
import { grouped } from './grouped.ts';

/** A certificate with what the columns of its state say. */
interface Told {
  readonly record: CertificateRecord;
  readonly texts: Readonly<Record<StateColumn, string>>;
  readonly dates: Readonly<Record<DateColumn, string | undefined>>;
}

type DateColumn = 'issued' | 'validUntil' | 'statusSince';

const dateColumns: readonly DateColumn[] = ['issued', 'validUntil', 'statusSince'];

/**
 * What in the columns of the state is not understood, or contradicts the rest, each with its rows and texts.
 *
 * @param certificates those of the register's records that are certificates
 * @param columnAt the columns by their index
 * @param today decides which dates are to come
 */
export function stateFindings(
  { columns, records }: Register,
  certificates: readonly CertificateRecord[],
  columnAt: (index: number) => FoundColumn,
  today: Date,
): Finding[] {
  // As in most registers.
  if (!stateColumns.some((column) => columns[column])) return [];
  const told = tellAll(columns, certificates);
  const ids = new Map(records.map((record) => [record.id, record]));
  const day = dayInIndia(today);
  const finding = (
    kind: PlainFindingKind,
    column: StateColumn,
    isFound: (one: Told) => boolean,
  ): Finding[] => {
    const place = columns[column];
    if (!place) return [];
    const byText = grouped(told.filter(isFound), ({ texts }) => texts[column]);
    return [...byText].map(([text, same]) => ({
      kind,
      rows: same.map(({ record }) => record.row),
      columns: [columnAt(place.index)],
      texts: text === '' ? [] : [text],
    }));
  };
  const isAfter = (date: string | undefined, other: string) =>
    date !== undefined && daysOf(date)[0] > other;

  return [
    ...finding('unclear-status', 'status', ({ texts }) => statusMeant(texts.status) === undefined),
    ...dateColumns.flatMap((column) => [
      ...finding(
        'unclear-date',
        column,
        ({ texts, dates }) => texts[column] !== '' && dates[column] === undefined,
      ),
      ...finding('two-readings', column, ({ dates }) => dates[column]?.includes('/') ?? false),
    ]),
    ...finding('until-before-issued', 'validUntil', ({ dates: { validUntil, issued } }) =>
      validUntil === undefined ? false : isAfter(issued, daysOf(validUntil)[1]),
    ),
    ...finding('future-date', 'issued', ({ dates }) => isAfter(dates.issued, day)),
    ...finding('future-date', 'statusSince', ({ dates }) => isAfter(dates.statusSince, day)),
    ...finding(
      'expired-too-early',
      'validUntil',
      ({ texts, dates: { validUntil } }) =>
        statusMeant(texts.status) === 'expired' &&
        validUntil !== undefined &&
        daysOf(validUntil)[1] >= day,
    ),
    ...finding(
      'since-without-status',
      'statusSince',
      ({ texts }) => texts.status === '' && texts.replacedBy === '' && texts.statusSince !== '',
    ),
    ...finding(
      'valid-and-replaced',
      'replacedBy',
      ({ texts }) =>
        texts.status !== '' && statusMeant(texts.status) === 'valid' && texts.replacedBy !== '',
    ),
    ...finding(
      columns.replacedBy ? 'replaced-without-id' : 'replaced-by-no-column',
      'status',
      ({ texts }) => statusMeant(texts.status) === 'replaced' && texts.replacedBy === '',
    ),
    ...finding(
      'replaced-by-itself',
      'replacedBy',
      ({ record, texts }) => texts.replacedBy !== '' && texts.replacedBy === record.id,
    ),
    ...finding(
      'replacement-missing',
      'replacedBy',
      ({ texts }) => texts.replacedBy !== '' && !ids.has(texts.replacedBy),
    ),
    ...finding(
      'replaced-in-a-circle',
      'replacedBy',
      ({ record, texts }) => texts.replacedBy !== record.id && leadsBack(record, ids),
    ),
  ];
}

/** The columns of the state that the settings name and the sheet lacks: no row has a text there, not even a heading. */
export function missingStateColumns(
  { columns }: Register,
  hasText: (index: number) => boolean,
): Finding[] {
  return Object.entries(columns).flatMap(([use, column]) =>
    use === 'student' || use === 'course' || use === 'id' || (column && hasText(column.index))
      ? []
      : [{ kind: 'state-column-missing' as const, rows: [], columns: [], texts: [use] }],
  );
}

function tellAll(columns: Register['columns'], certificates: readonly CertificateRecord[]): Told[] {
  const text = (record: CertificateRecord, column: StateColumn) =>
    stateText(record, column, columns);
  const orderOf = (column: StateColumn) =>
    dateOrder(certificates.map((record) => text(record, column)));
  const orders = {
    issued: orderOf('issued'),
    validUntil: orderOf('validUntil'),
    statusSince: orderOf('statusSince'),
  };
  return certificates.map((record) => {
    const texts = {
      issued: text(record, 'issued'),
      validUntil: text(record, 'validUntil'),
      status: text(record, 'status'),
      statusSince: text(record, 'statusSince'),
      replacedBy: text(record, 'replacedBy'),
    };
    const dates = {
      issued: registerDate(texts.issued, orders.issued),
      validUntil: registerDate(texts.validUntil, orders.validUntil),
      statusSince: registerDate(texts.statusSince, orders.statusSince),
    };
    return { record, texts, dates };
  });
}

/** Whether one comes back to a certificate by following what replaces each. */
function leadsBack(start: CertificateRecord, ids: ReadonlyMap<string, CertificateRecord>): boolean {
  const seen = new Set<CertificateRecord>();
  let next = ids.get(start.replacedBy ?? '');
  while (next && next !== start && !seen.has(next)) {
    seen.add(next);
    next = ids.get(next.replacedBy ?? '');
  }
  return next === start;
}
