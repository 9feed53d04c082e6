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
  statuses,
} from './states.ts';

/**
 * The words that the status column may contain, by the status that they mean. The words are not in the table of
 * states, since the page's own script contains that table and does not need the words.
 */
export const statusWords: Readonly<Record<Status, readonly string[]>> = {
  valid: ['valid', 'active', 'issued'],
  expired: ['expired'],
  withdrawn: ['withdrawn', 'revoked', 'cancelled', 'canceled'],
  replaced: ['replaced', 'reissued', 'superseded'],
};

/**
 * For each column about the state: what a filled cell means if the status cell is blank. `unclear` means that the
 * cell says nothing without a status. A date may mean a status only on some days. Then `holds` says whether the date
 * means the status on the day `today`.
 */
const impliedStatus: Readonly<Record<StateColumn, Status | 'unclear' | DatedStatus>> = {
  issued: 'valid',
  validUntil: { status: 'expired', holds: (today, lastDay) => today > lastDay },
  status: 'valid',
  statusSince: 'unclear',
  replacedBy: 'replaced',
};

interface DatedStatus {
  readonly status: Status;
  /** Both days are in ISO 8601. */
  readonly holds: (today: string, date: string) => boolean;
}

/**
 * Returns a function that reads the facts of a certificate. The order of day and month is decided once for each
 * column.
 */
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
    const meant = written === '' ? worstOf(filled.map(statusWithoutDay)) : statusMeant(written);
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
      // A valid certificate can't have a replacement. A date in the column "status since" means nothing without a
      // status.
      const implied = statusWithoutDay(column);
      if (status === 'valid' && (implied === 'unclear' ? written === '' : implied !== 'valid'))
        return true;
      const date = dateFactOf(column);
      return date !== undefined && dates[date] === undefined;
    };
    const unclear = stateColumns.filter(isUnclear);
    // If several columns are unclear, the status matters most and the date of issue least.
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

  /** The day that the file stores for a cell. Such a day is certain, so `orderIn` ignores the cell. */
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

/**
 * The status that a filled cell means on every day. For a date that means a status only on some days, the result is
 * `valid`.
 */
function statusWithoutDay(column: StateColumn): Status | 'unclear' {
  const implied = impliedStatus[column];
  return typeof implied === 'string' ? implied : 'valid';
}

/** The status in `some` that is last in the table of states; `valid` if `some` contains no status. */
function worstOf(some: readonly StateKind[]): Status {
  return statuses.findLast((status) => some.includes(status)) ?? 'valid';
}

/** `text`, or an empty text if `text` consists only of dashes. */
function said(text: string): string {
  return /^\p{Dash}+$/u.test(text) ? '' : text;
}

/**
 * The status that `text` means in the status column; undefined for an unknown word. Capital letters, dashes and a
 * full stop at the end make no difference.
 */
export function statusMeant(text: string): Status | undefined {
  // For example, `Re-issued.` becomes `reissued`.
  const word = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\.$|\p{Dash}/gu, '');
  return statuses.find((status) => statusWords[status].includes(word));
}

/**
 * The state of a certificate on the day `today`.
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
  const { status = 'valid', replacedBy, unclear } = facts;
  const dated = datedStatuses(facts, today);
  const state = (kind: StateKind): CertificateState => {
    // If the status says "expired" before the last valid day is over, the answer must not give that day as the day of
    // expiry.
    const notYet = dated.filter(
      ({ status, day, isSure }) => status === kind && !isSure && daysOf(day)[1] >= today,
    );
    const dates = certificateStates[kind].dates
      .filter((date) => notYet.every((one) => one.date !== date))
      .map((date) => [date, facts[date]] as const);
    const by = certificateStates[kind].tone === 'ended' ? replacedBy : undefined;
    return { kind, ...Object.fromEntries(dates), by };
  };
  // The answer shows a text that is not understood. An empty text means that the file lacks the value of the cell.
  const unsure = (text: string): CertificateState =>
    text === '' ? { kind: 'incomplete', lacks: ['state'] } : { ...state('unclear'), text };
  if (unclear?.column === 'status') return unsure(unclear.text);
  const sure = dated.filter(({ isSure }) => isSure);
  const worst = worstOf([status, ...sure.map((one) => one.status)]);
  if (worst !== 'valid') return state(worst);
  const doubtful = unclear?.text ?? dated.find(({ isPossible }) => isPossible)?.day;
  return doubtful === undefined ? state('valid') : unsure(doubtful);
}

/**
 * The statuses that the dates of a certificate may mean on the day `today`. If a date has two readings, a status is
 * sure only if both readings mean it.
 */
function datedStatuses(facts: CertificateFacts, today: string) {
  return dateColumns.flatMap((column) => {
    const implied = impliedStatus[column];
    const { date } = registerColumns[column];
    const day = facts[date];
    if (typeof implied === 'string' || day === undefined) return [];
    const { status, holds } = implied;
    const held = daysOf(day).map((reading) => holds(today, reading));
    return [{ status, date, day, isSure: held.every(Boolean), isPossible: held.some(Boolean) }];
  });
}
