import { type CertificateRecord, type Certificates, isNotKnown, textIn } from './certificates.ts';
import {
  dateColumns,
  dateFactOf,
  type RegisterColumns,
  registerColumns,
  type StateColumn,
  stateColumns,
} from './columns.ts';
import { dateOrder, daysOf, registerDate, type Today } from './dates.ts';
import {
  type CertificateFacts,
  certificateStates,
  type CertificateState,
  type Dates,
  lastDays,
  type StateKind,
  type Status,
  statuses,
} from './states.ts';

/** These words are not in the table of states, since the page's own script has that table and doesn't need them. */
export const statusWords: Readonly<Record<Status, readonly string[]>> = {
  valid: ['valid', 'active', 'issued'],
  expired: ['expired'],
  withdrawn: ['withdrawn', 'revoked', 'cancelled', 'canceled'],
  replaced: ['replaced', 'reissued', 'superseded'],
};

/** What a filled cell means if the status cell is blank. After a last valid day, `lastDays` overrides this table. */
const impliedStatus: Readonly<Record<StateColumn, Status | 'unclear'>> = {
  issued: 'valid',
  validUntil: 'valid',
  status: 'valid',
  statusSince: 'unclear',
  replacedBy: 'replaced',
};

/** Returns a function that reads the facts of a certificate. */
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
    const meant =
      written === ''
        ? worstOf(filled.map((column) => impliedStatus[column]))
        : statusMeant(written);
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
      // A valid certificate can't have a replacement. A date in "status since" needs a status.
      const implied = impliedStatus[column];
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

  /** The day that the file stores for a cell. Such a day has only one reading. */
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

/** The last of `some` in the table of states; `valid` if `some` contains no status. */
function worstOf(some: readonly StateKind[]): Status {
  return statuses.findLast((status) => some.includes(status)) ?? 'valid';
}

function said(text: string): string {
  return /^\p{Dash}+$/u.test(text) ? '' : text;
}

/** The status that `text` means, if any. Capital letters, spaces, dashes and a final full stop make no difference. */
export function statusMeant(text: string): Status | undefined {
  const word = joined(text.normalize('NFKC').trim().toLowerCase().replace(/\.$/, ''));
  return statuses.find((status) => statusWords[status].some((known) => joined(known) === word));
}

function joined(text: string): string {
  return text.replace(/[\p{Dash}\s]/gu, '');
}

/** The state of a certificate today. */
export function stateOn(
  certificate: Readonly<Record<'student' | 'course', string>>,
  facts: CertificateFacts,
  today: Today,
): CertificateState {
  const lacks = (['student', 'course'] as const).filter((value) => certificate[value] === '');
  if (lacks.length > 0) return { kind: 'incomplete', lacks };
  const { status: written = 'valid', replacedBy, unclear } = facts;
  const periods = periodsOn(facts, today);
  const state = (kind: StateKind): CertificateState => {
    // If the status says "expired" before the last valid day, the answer must not give that day as the day of expiry.
    const notYet = periods.filter(({ after, isOver }) => after === kind && !isOver);
    const dates = certificateStates[kind].dates
      .filter((date) => notYet.every((one) => one.date !== date))
      .map((date) => [date, facts[date]] as const);
    const by = certificateStates[kind].tone === 'ended' ? replacedBy : undefined;
    return { kind, ...Object.fromEntries(dates), by };
  };
  // An empty text does not mean a blank cell: the file lacks the cell's value, such as a formula's result.
  const unsure = (text: string): CertificateState =>
    text === '' ? { kind: 'incomplete', lacks: ['state'] } : { ...state('unclear'), text };
  if (unclear?.column === 'status') return unsure(unclear.text);
  const isPast = periods.some(({ upTo, isOver }) => upTo === written && isOver);
  const sure = periods.filter(({ isSure }) => isSure).map(({ status }) => status);
  const worst = worstOf([isPast ? 'valid' : written, ...sure]);
  if (worst !== 'valid') return state(worst);
  const doubtful = unclear?.text ?? periods.find(({ isSure }) => !isSure)?.day;
  return doubtful === undefined ? state('valid') : unsure(doubtful);
}

/** Whether a column may have the last day of a status, so that an answer depends on today's date. */
export function hasLastDays(columns: RegisterColumns): boolean {
  return dateColumns.some(
    (column) => columns[column] !== undefined && lastDays[registerColumns[column].date],
  );
}

/** A status is sure if it is the same for all readings of its last day, and by all clocks. */
function periodsOn(facts: CertificateFacts, today: Today) {
  return dateColumns.flatMap((column) => {
    const { date } = registerColumns[column];
    const day = facts[date];
    const lastDay = lastDays[date];
    if (!lastDay || day === undefined) return [];
    const [earliest, latest] = daysOf(day);
    const isOver = today.certain > latest;
    const status = isOver ? lastDay.after : lastDay.upTo;
    return [{ ...lastDay, date, day, status, isOver, isSure: isOver || today.latest <= earliest }];
  });
}
