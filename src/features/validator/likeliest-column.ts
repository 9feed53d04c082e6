import type { ListColumn } from '../../register/list/list-ids.ts';

/** The columns of a list, and what of them is checked. */
export interface ChosenList {
  readonly columns: readonly ListColumn[];
  /** Whether all columns together may be taken, as those of a list that was pasted. */
  readonly mayBeAll: boolean;
  /** The chosen column, counted from 0; undefined for all of them. */
  readonly index: number | undefined;
  /** Whether its first cell is left out. */
  readonly hasHeading: boolean;
}

interface ReadList {
  readonly columns: readonly ListColumn[];
  readonly isTable: boolean;
}

/**
 * A list with that column chosen which most likely holds the IDs: the one of whose first cells most are IDs of the
 * register, or else that which looks most like IDs. A heading is left out.
 *
 * @param found by column, how many of its sample are IDs of the register; empty where nobody knows
 * @param isText whether it is no file
 */
export function likeliestColumn(
  { columns, isTable }: ReadList,
  found: readonly number[],
  isText: boolean,
): ChosenList {
  const scores = columns.map(({ sample, likeness }, at) => {
    const share = (found[at] ?? 0) / Math.max(sample.length, 1);
    return share + likeness / 100;
  });
  const best = columns[scores.indexOf(Math.max(...scores))];
  const hasHeading = best?.heading !== undefined;
  return { columns, mayBeAll: isText && isTable, index: best?.index, hasHeading };
}
