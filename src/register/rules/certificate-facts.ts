import type { CertificateRecord, Certificates, StateColumn } from './register.ts';
import { dateOrder, registerDate, type RegisterDate } from './register-date.ts';
import { statusMeant } from './status-words.ts';

/** What the columns of {@link StateColumn} say of a certificate. One of which they say nothing has no facts. */
export interface CertificateFacts {
  readonly issued?: RegisterDate;
  /** The last day on which it is valid. */
  readonly until?: RegisterDate;
  readonly status?: 'withdrawn' | 'replaced' | 'expired';
  /** The day from which that holds. */
  readonly since?: RegisterDate;
  /** The ID of the certificate that replaces it. */
  readonly replacedBy?: string;
  /** What is not understood; of several texts that which matters most. */
  readonly unclear?: UnclearText;
}

export interface UnclearText {
  readonly column: StateColumn;
  readonly text: string;
}

/** Reads the facts of a register's certificates. How a column writes its dates is decided by all of it, once. */
export function factsReader({
  records,
  columns,
}: Certificates): (record: CertificateRecord) => CertificateFacts {
  const textIn = (record: CertificateRecord, column: StateColumn) =>
    stateText(record, column, columns);
  const orders = {
    issued: orderIn('issued'),
    validUntil: orderIn('validUntil'),
    statusSince: orderIn('statusSince'),
  };
  return (record) => {
    const unclear: UnclearText[] = [];
    const dateIn = (column: keyof typeof orders) => {
      const text = textIn(record, column);
      const date = registerDate(text, orders[column]);
      if (date === undefined && text !== '') unclear.push({ column, text });
      return date;
    };
    const written = textIn(record, 'status');
    const meant = statusMeant(written);
    const replacedBy = textIn(record, 'replacedBy');
    const status = written === '' && replacedBy !== '' ? 'replaced' : meant;
    if (status === undefined) unclear.push({ column: 'status', text: written });
    const until = dateIn('validUntil');
    const since = dateIn('statusSince');
    const issued = dateIn('issued');
    // A certificate that is valid is replaced by none; and nothing began on that day but what the status fails to say.
    if (status === 'valid' && replacedBy !== '') {
      unclear.push({ column: 'replacedBy', text: replacedBy });
    }
    if (status === 'valid' && written === '' && since !== undefined) {
      unclear.push({ column: 'statusSince', text: textIn(record, 'statusSince') });
    }
    return {
      ...(issued !== undefined && { issued }),
      ...(until !== undefined && { until }),
      ...(status !== undefined && status !== 'valid' && { status }),
      ...(since !== undefined && { since }),
      ...(replacedBy !== '' && { replacedBy }),
      ...(unclear[0] && { unclear: unclear[0] }),
    };
  };

  function orderIn(column: StateColumn) {
    return columns[column] && dateOrder(records.map((record) => textIn(record, column)));
  }
}

/** The text in one of the columns of a certificate's state; empty where there is none. */
export function stateText(
  { values, valueColumns, replacedBy }: CertificateRecord,
  column: StateColumn,
  columns: Certificates['columns'],
): string {
  if (column === 'replacedBy') return said(replacedBy);
  return said(values[valueColumns.indexOf(columns[column]?.name ?? '')]);
}

/** A dash in a cell says that there is nothing to say. */
function said(text = ''): string {
  return /^\p{Dash}+$/u.test(text) ? '' : text;
}
