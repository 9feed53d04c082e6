import type { CertificateRecord, Certificates } from '../certificates/certificates.ts';
import { allColumns, mainColumns } from '../certificates/columns.ts';
import type { ColumnProfile } from './column-profiles.ts';
import {
  areStates,
  endedBesideNames,
  namesReplacement,
  type SaidStates,
  statesIn,
} from './state-words.ts';
import { headingWords } from './text-kinds.ts';

interface UnreadColumn extends ColumnProfile, SaidStates {
  readonly isMain: boolean;
}

export interface UnreadColumns {
  /**
   * The main columns, and the columns that the settings don't name. `ended` and `unknown` have only cells of valid
   * certificates.
   */
  readonly columns: readonly UnreadColumn[];
  /** The column that should be read as the status; undefined if no column fits. */
  readonly status: UnreadColumn | undefined;
}

/** @param profiles the columns of the certificates alone */
export function unreadColumns(
  profiles: readonly ColumnProfile[],
  read: Certificates['columns'],
  valid: Iterable<CertificateRecord>,
): UnreadColumns {
  const uses = new Map(allColumns.map((use) => [read[use]?.index, use]));
  const rows = [...valid].map(({ row }) => row);
  const validRows = new Set(rows);
  const columns = profiles.flatMap((profile): UnreadColumn[] => {
    const use = uses.get(profile.column.index);
    const isMain = mainColumns.some((main) => main === use);
    if (use !== undefined && !isMain) return [];
    const shown = { ...profile, cells: profile.cells.filter(({ row }) => validRows.has(row)) };
    const said = isMain
      ? { ended: endedBesideNames(shown, use === 'course'), unknown: [] }
      : statesIn(shown, rows);
    return [{ ...profile, isMain, ...said }];
  });
  const readable = columns.filter(
    (one) =>
      !one.isMain &&
      one.ended.length > 0 &&
      areStates(one) &&
      !namesReplacement(one.column.heading),
  );
  const isStatus = ({ column }: ColumnProfile) => headingWords(column.heading).includes('status');
  return { columns, status: readable.find(isStatus) ?? readable[0] };
}
