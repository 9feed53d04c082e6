import { certificatesIn } from '../rules/certificates-in.ts';
import { defaultColumns, type Register, type RegisterColumns } from '../rules/register.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { Finding } from './finding.ts';

/** The sheet of a workbook that the validator reads, and those that it passes over. */
export interface Workbook {
  readonly name: string;
  /** Among all sheets, counted from 1; before it there may only be charts. */
  readonly position: number;
  readonly isHidden: boolean;
  readonly others: readonly OtherSheet[];
}

export interface OtherSheet {
  readonly name: string;
  /** The beginning of the sheet, as the text that it shows. */
  readonly rows: readonly SheetRow[];
}

/** Sheets that look like a register and are not read: a fault where the one that is read looks like none. */
export function otherSheets(
  register: Register,
  others: readonly OtherSheet[],
  positions: RegisterColumns,
): Finding[] {
  const alike = others.filter(({ rows }) => isRegister(rows, positions));
  if (alike.length === 0) return [];
  const kind = isLikeRegister(register.records) ? 'unread-sheet' : 'later-sheet';
  return [{ kind, rows: [], columns: [], texts: alike.map(({ name }) => name) }];
}

/** Whether a sheet looks like a register by the columns of a plain one, or by those of the settings. */
export function isRegister(rows: readonly SheetRow[], positions: RegisterColumns): boolean {
  return [defaultColumns, positions].some((columns) =>
    isLikeRegister(certificatesIn(rows, columns).records),
  );
}

/** Whether most rows have a student, a course and an ID with a digit in their columns. */
function isLikeRegister(records: Register['records']): boolean {
  const whole = records.filter(
    ({ student, course, id }) => student !== '' && course !== '' && /\p{Nd}/u.test(id),
  );
  return whole.length > 0 && whole.length * 2 > records.length;
}
