import { columnWords, type StateColumn } from '../certificates/columns.ts';
import { registerDate } from '../certificates/dates.ts';
import { factsReader, saysItEnded } from '../certificates/facts.ts';
import { type ColumnProfile, columnName } from './columns.ts';
import type { InspectedSheet } from './inspected-sheet.ts';
import { capitalised, headingWords } from './text-kinds.ts';
import { free, isRead, positionOf } from './wrong-columns.ts';

/** A column about the state of certificates that the validator does not read. */
export interface UnreadState {
  readonly use: 'status' | 'validUntil' | 'issued';
  readonly profile: ColumnProfile;
  readonly cells: ColumnProfile['cells'];
  /** How to make the validator read it. */
  readonly advice: string;
}

/**
 * Columns about the state of certificates that the settings don't name: with a word such as "Cancelled" beside a certificate that counts
 * as valid, or with dates below a heading such as "Valid until" or "Date of issue".
 */
export function unreadStates(
  sheet: Pick<InspectedSheet, 'register' | 'certificates' | 'all'>,
): UnreadState[] {
  const { register, certificates, all } = sheet;
  const used = new Set(Object.values(register.columns).map((column) => column?.index));
  const factsOf = factsReader(register);
  // Certificates that are not valid anyway don't need this finding.
  const valid = new Set(
    certificates
      .filter((record) => {
        const { status, unclear } = factsOf(record);
        return status === undefined && unclear === undefined;
      })
      .map(({ row }) => row),
  );
  return all
    .filter(({ column }) => !used.has(column.index))
    .flatMap((profile): UnreadState[] => {
      const words = headingWords(profile.column.heading ?? '');
      const has = (list: string) => list.split(' ').some((word) => words.includes(word));
      const cells = profile.cells.filter(({ row }) => valid.has(row));
      const isOther = has('fee fees payment placement admission exam');
      const isRemark =
        !isOther && has('status remark remarks note notes comment comments शेरा स्थिती');
      const ended = isOther ? [] : cells.filter(({ text }) => saysItEnded(text, isRemark));
      if (ended.length > 0) return [found('status', profile, ended)];
      const dates = cells.filter(({ text }) => registerDate(text) !== undefined);
      if (dates.length * 2 < cells.length || dates.length === 0) return [];
      if (has('valid validity expiry expires expiration expire expired')) {
        return [found('validUntil', profile, dates)];
      }
      const isIssue = has('issue issued') && !has('by to');
      return isIssue ? [found('issued', profile, dates)] : [];
    });

  function found(use: UnreadState['use'], profile: ColumnProfile, cells: ColumnProfile['cells']) {
    return { use, profile, cells, advice: adviceFor(use, profile) };
  }

  function adviceFor(use: StateColumn, { column }: ColumnProfile): string {
    const set = register.columns[use];
    if (set) return `Write it into column ${set.name} too, which the website reads for it.`;
    if (!isRead(column)) {
      return `Cut the whole of ${columnName(column)} and paste it ${free}. Then check the sheet again, which says what to do next.`;
    }
    const position = positionOf(column, register);
    return `In The register, Columns, write ${capitalised(columnWords[use].short)}: ${position} (in content/register.yaml it is \`${use}: ${position}\` under \`columns\`).`;
  }
}
