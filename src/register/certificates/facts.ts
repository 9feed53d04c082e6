import { type CertificateRecord, type Certificates, isNotKnown, textIn } from './certificates.ts';
import {
  dateColumns,
  dateFactOf,
  registerColumns,
  type StateColumn,
  stateColumns,
} from './columns.ts';
import { dateOrder, daysOf, registerDate } from './dates.ts';
import {
  type CertificateFacts,
  certificateStates,
  type CertificateState,
  type Dates,
  type StateKind,
  type Status,
} from './states.ts';

/** The words that the status column may have. They are not in the table of states, since the page itself does not need them. */
export const statusWords: Readonly<Record<Status, readonly string[]>> = {
  valid: ['valid', 'active', 'issued'],
  expired: ['expired'],
  withdrawn: ['withdrawn', 'revoked', 'cancelled', 'canceled'],
  replaced: ['replaced', 'reissued', 'superseded'],
};

// A cast, since `Object.keys` returns plain strings.
export const statuses = Object.keys(statusWords) as readonly Status[];

/** The status that follows from a filled column if the status is blank; `unclear` if the column means nothing without a status. */
const impliedStatus: Readonly<Record<StateColumn, Status | 'unclear'>> = {
  issued: 'valid',
  validUntil: 'valid',
  status: 'valid',
  statusSince: 'unclear',
  replacedBy: 'replaced',
};

/** Reads the facts of a register's certificates. The order of day and month is decided once for each column. */
export function factsReader({
  records,
  columns,
}: Pick<Certificates, 'records' | 'columns'>): (record: CertificateRecord) => CertificateFacts {
  const text = (record: CertificateRecord, column: StateColumn) =>
    said(textIn(record.cells, columns[column]));
  const orders = dateColumns.map(orderIn);
  return (record) => {
    const written = text(record, 'status');
    const filled = stateColumns.filter((column) => text(record, column) !== '');
    const isLost = (column: StateColumn) => isNotKnown(record, columns[column]);
    const meant = written === '' ? impliedBy(filled) : statusMeant(written);
    const status = isLost('status') ? undefined : meant;
    const dates: Dates = Object.fromEntries(
      dateColumns.map((column, at) => [
        registerColumns[column].date,
        dayIn(record, column) ?? registerDate(text(record, column), orders[at]),
      ]),
    );
    const isUnclear = (column: StateColumn) => {
      if (isLost(column)) return true;
      if (column === 'status') return status === undefined;
      if (!filled.includes(column)) return false;
      // A valid certificate can't have a replacement. The day of a change needs a status that says what changed.
      const needsStatus = impliedStatus[column] === 'unclear';
      if (status === 'valid' && (needsStatus ? written === '' : impliedStatus[column] !== 'valid'))
        return true;
      const date = dateFactOf(column);
      return date !== undefined && dates[date] === undefined;
    };
    const unclear = stateColumns.filter(isUnclear);
    // Of several unclear columns the status matters most, and the date of issue least.
    const first = unclear.includes('status')
      ? 'status'
      : (unclear.find((column) => column !== 'issued') ?? unclear[0]);
    return {
      ...dates,
      status: status === 'valid' ? undefined : status,
      replacedBy: text(record, 'replacedBy') || undefined,
      unclear: first && { column: first, text: text(record, first) },
    };
  };

  /** The day that the file gives for a cell. It is certain, so it does not count for the order of typed dates. */
  function dayIn({ days }: CertificateRecord, column: StateColumn) {
    const index = columns[column]?.index;
    return index === undefined ? undefined : days?.[index];
  }

  function orderIn(column: StateColumn) {
    if (!columns[column]) return undefined;
    const typed = records.filter((record) => dayIn(record, column) === undefined);
    return dateOrder(typed.map((record) => text(record, column)));
  }
}

/** The status of a certificate with a blank status column, by the other columns that are filled. */
function impliedBy(filled: readonly StateColumn[]): Status {
  const implied = filled.map((column) => impliedStatus[column]);
  return statuses.find((status) => status !== 'valid' && implied.includes(status)) ?? 'valid';
}

/** The text of a cell; empty if it has only dashes. */
function said(text: string): string {
  return /^\p{Dash}+$/u.test(text) ? '' : text;
}

/** The status that a text in the status column means, in capitals or small letters; undefined for unknown words. */
export function statusMeant(text: string): Status | undefined {
  // `Re-issued.` becomes `reissued`.
  const word = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\.$|\p{Dash}/gu, '');
  return statuses.find((status) => statusWords[status].includes(word));
}

/**
 * The state of a certificate on a day.
 *
 * @param today in ISO 8601
 */
export function stateOn(
  certificate: Readonly<Record<'student' | 'course', string>>,
  facts: CertificateFacts,
  today: string,
): CertificateState {
  const lacks = (['student', 'course'] as const).filter((value) => certificate[value] === '');
  if (lacks.length > 0) return { kind: 'incomplete', lacks };
  const { until, status, replacedBy, unclear } = facts;
  const [earliest, latest] = until === undefined ? [today, today] : daysOf(until);
  const isOver = latest < today;
  const state = (kind: StateKind): CertificateState => ({
    kind,
    ...datesOf(kind, facts),
    // If the status says "expired" before the last valid day, the answer must not say that the certificate expired on that day.
    ...(kind === 'expired' && !isOver && { until: undefined }),
    ...(certificateStates[kind].tone === 'ended' && { by: replacedBy }),
  });
  // A text that is not understood is shown. An empty text stands for a value that the file lacks.
  const unsure = (text: string): CertificateState =>
    text === '' ? { kind: 'incomplete', lacks: ['state'] } : { ...state('unclear'), text };
  if (status !== undefined && status !== 'expired') return state(status);
  if (unclear?.column === 'status') return unsure(unclear.text);
  if (isOver || status === 'expired') return state('expired');
  if (unclear) return unsure(unclear.text);
  return until !== undefined && earliest < today ? unsure(until) : state('valid');
}

/** The dates that the answer shows for a certificate in this state. */
function datesOf(kind: StateKind, facts: CertificateFacts): Dates {
  return Object.fromEntries(certificateStates[kind].dates.map((date) => [date, facts[date]]));
}
