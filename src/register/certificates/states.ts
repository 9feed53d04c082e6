import { type CertificateRecord, type Certificates, isNotKnown, textIn } from './certificates.ts';
import type { StateColumn } from './columns.ts';
import { dateOrder, daysOf, registerDate, type RegisterDate } from './dates.ts';

interface KindOfState {
  /** How sure and how good it is; the page's colours go by it. */
  readonly tone: 'good' | 'ended' | 'unsure';
  /** What the column of the status says for it; none where that column can't. */
  readonly words: readonly string[];
}

/**
 * What a certificate can be, the best first. Everything that tells certificates by their state takes it from here, or is
 * held to it by its type: sentences and counts, seals, what the check asks for, and what a sealed record may say.
 */
export const certificateStates = {
  valid: { tone: 'good', words: ['valid', 'active', 'issued'] },
  expired: { tone: 'ended', words: ['expired'] },
  withdrawn: { tone: 'ended', words: ['withdrawn', 'revoked', 'cancelled', 'canceled'] },
  replaced: { tone: 'ended', words: ['replaced', 'reissued', 'superseded'] },
  /** The register says something of it that is not understood, so that it can't be called valid. */
  unclear: { tone: 'unsure', words: [] },
  /** The register lacks whom or what it is for, or its state is not known, so that it is neither valid nor invalid. */
  incomplete: { tone: 'unsure', words: [] },
} as const satisfies Record<string, KindOfState>;

export type StateKind = keyof typeof certificateStates;

export type Status = Exclude<StateKind, 'unclear' | 'incomplete'>;

/** Those which the column of the status can say. */
export const statuses = Object.keys(certificateStates).filter(
  (kind): kind is Status => certificateStates[kind as StateKind].words.length > 0,
);

export type CertificateState = { readonly issued?: RegisterDate | undefined } & (
  | {
      readonly kind: 'valid';
      readonly until?: RegisterDate | undefined;
    }
  | {
      readonly kind: Exclude<Status, 'valid'>;
      readonly until?: RegisterDate | undefined;
      readonly since?: RegisterDate | undefined;
      /** The ID of the certificate that replaces it. */
      readonly by?: string | undefined;
    }
  | { readonly kind: 'unclear'; readonly text: string }
  | { readonly kind: 'incomplete'; readonly lacks: readonly ('student' | 'course' | 'state')[] }
);

/** What the columns of a state say of a certificate, whatever the day. One of which they say nothing has no facts. */
export interface CertificateFacts {
  readonly issued?: RegisterDate | undefined;
  readonly until?: RegisterDate | undefined;
  readonly status?: Exclude<Status, 'valid'> | undefined;
  readonly since?: RegisterDate | undefined;
  /** The ID of the certificate that replaces it. */
  readonly replacedBy?: string | undefined;
  /** What is not understood; of several texts that which matters most. The text is empty where the value is not known. */
  readonly unclear?: { readonly column: StateColumn; readonly text: string } | undefined;
}

/** Reads the facts of a register's certificates. How a column writes its dates is decided by all of it, once. */
export function factsReader({
  records,
  columns,
}: Pick<Certificates, 'records' | 'columns'>): (record: CertificateRecord) => CertificateFacts {
  const text = (record: CertificateRecord, column: StateColumn) =>
    said(textIn(record.cells, columns[column]));
  const orders = {
    issued: orderIn('issued'),
    validUntil: orderIn('validUntil'),
    statusSince: orderIn('statusSince'),
  };
  return (record) => {
    const unclear: CertificateFacts['unclear'][] = [];
    const isLost = (column: StateColumn) => isNotKnown(record, columns[column]);
    const dateIn = (column: keyof typeof orders) => {
      const written = text(record, column);
      const date = dayIn(record, column) ?? registerDate(written, orders[column]);
      if (date === undefined && (written !== '' || isLost(column))) {
        unclear.push({ column, text: written });
      }
      return date;
    };
    const written = text(record, 'status');
    const replacedBy = text(record, 'replacedBy');
    const status = isLost('status')
      ? undefined
      : written === '' && replacedBy !== ''
        ? 'replaced'
        : statusMeant(written);
    if (status === undefined) unclear.push({ column: 'status', text: written });
    if (isLost('replacedBy')) unclear.push({ column: 'replacedBy', text: '' });
    const until = dateIn('validUntil');
    const since = dateIn('statusSince');
    const issued = dateIn('issued');
    // A certificate that is valid is replaced by none; and nothing began on that day but what the status fails to say.
    if (status === 'valid' && replacedBy !== '') {
      unclear.push({ column: 'replacedBy', text: replacedBy });
    }
    if (status === 'valid' && written === '' && since !== undefined) {
      unclear.push({ column: 'statusSince', text: text(record, 'statusSince') });
    }
    return {
      issued,
      until,
      status: status === 'valid' ? undefined : status,
      since,
      replacedBy: replacedBy || undefined,
      unclear: unclear[0],
    };
  };

  /** A day that the file gives is not guessed again, and says nothing of the dates that were typed. */
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

/** A dash in a cell says that there is nothing to say. */
function said(text: string): string {
  return /^\p{Dash}+$/u.test(text) ? '' : text;
}

/** Whether a text says that a certificate is not valid any more; a remark may say so among other words. */
export function saysItEnded(text: string, isRemark: boolean): boolean {
  const status = statusMeant(text);
  if (status !== undefined && status !== 'valid') return true;
  const words = (isRemark ? text : '').match(/[\p{L}-]+/gu) ?? [text];
  return words.some(
    (word) => statusMeant(word) === 'withdrawn' || /^(?:void|invalid|suspended)$/i.test(word),
  );
}

/** What the text in the column of the status says, in whatever case; undefined for words that are not known. */
function statusMeant(text: string): Status | undefined {
  // `Re-issued.` is `reissued`.
  const word = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\.$|\p{Dash}/gu, '');
  if (word === '') return 'valid';
  const table: Readonly<Record<Status, KindOfState>> = certificateStates;
  return statuses.find((status) => table[status].words.includes(word));
}

/** What a certificate is on a day, in ISO 8601. */
export function stateOn(
  certificate: Readonly<Record<'student' | 'course', string>>,
  facts: CertificateFacts,
  today: string,
): CertificateState {
  const lacks = (['student', 'course'] as const).filter((value) => certificate[value] === '');
  if (lacks.length > 0) return { kind: 'incomplete', lacks };
  const { issued, until, status, since, replacedBy: by, unclear } = facts;
  const isOver = until !== undefined && daysOf(until)[1] < today;
  if (status !== undefined && status !== 'expired') return { kind: status, since, by, issued };
  if (unclear?.column === 'status') return unsureState(unclear, issued);
  if (isOver) return { kind: 'expired', until, since, by, issued };
  if (status === 'expired') return { kind: 'expired', since, by, issued };
  if (unclear) return unsureState(unclear, issued);
  const mayBeOver = until !== undefined && daysOf(until)[0] < today;
  return mayBeOver ? { kind: 'unclear', text: until, issued } : { kind: 'valid', until, issued };
}

/** What is not understood can be shown; a value that is not known is missing. */
function unsureState(
  { text }: NonNullable<CertificateFacts['unclear']>,
  issued: RegisterDate | undefined,
): CertificateState {
  return text === '' ? { kind: 'incomplete', lacks: ['state'] } : { kind: 'unclear', text, issued };
}

/** What a file's host says of it, in ISO 8601 or as HTTP writes it; any other text says nothing. */
export interface FileDates {
  /** Since when the file is as it is. */
  readonly asOf?: string | undefined;
  /** When it was sent. */
  readonly sent?: string | undefined;
}

/**
 * Today in India, as `2026-01-31`: the latest day of which this device knows. A clock that is behind makes no certificate
 * valid again that has expired. No file is newer than the answer that brings it (RFC 9110, 8.8.2.1).
 */
export function todayInIndia({ asOf, sent }: FileDates): string {
  const told = [Date.parse(sent ?? asOf ?? '')].filter((moment) => !Number.isNaN(moment));
  return dayInIndia(new Date(Math.max(Date.now(), ...told)));
}

/** The day in India at a moment, now if none is given, as `2026-01-31`. India's clocks are 5:30 hours ahead of UTC all year. */
export function dayInIndia(moment = new Date()): string {
  return new Date(moment.getTime() + 19_800_000).toISOString().slice(0, 10);
}
