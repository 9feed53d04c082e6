import type { IdList } from '../../register/list/list-ids.ts';
import type { Verdict } from '../../register/certificates/verdict.ts';

/** One ID of a list and what the register says of it. */
export interface BatchRow {
  /** Its place in the list, counted from 1. */
  readonly number: number;
  readonly id: string;
  /** What its link carries besides. */
  readonly secret?: string | undefined;
  readonly verdict: Verdict;
  /** Where the same ID was before, counted from 1. */
  readonly sameAs?: number | undefined;
}

/** A list of IDs, ready to be looked up. */
export interface CheckedList extends IdList {
  /** Each once, in the order of the list: these are looked up. */
  readonly distinct: readonly string[];
  /** By ID, where it is first in `ids` and in `distinct`, counted from 0. */
  readonly places: ReadonlyMap<string, { readonly first: number; readonly distinct: number }>;
}

export function checkedList({ ids, secrets }: IdList): CheckedList {
  const places = new Map<string, { first: number; distinct: number }>();
  ids.forEach((id, first) => {
    if (!places.has(id)) places.set(id, { first, distinct: places.size });
  });
  return { ids, secrets, distinct: [...places.keys()], places };
}

/**
 * The rows that have an answer after those that are there already. Since each ID is looked up in the order in which it
 * first occurs, they are always the first ones of the list.
 */
export function nextRows(
  { ids, secrets, places }: CheckedList,
  rows: readonly BatchRow[],
  verdicts: readonly Verdict[],
): BatchRow[] {
  const next: BatchRow[] = [];
  for (let at = rows.length; at < ids.length; at++) {
    const id = ids[at] ?? '';
    const place = places.get(id);
    const verdict = place && verdicts[place.distinct];
    if (!verdict) break;
    const sameAs = place.first === at ? undefined : place.first + 1;
    next.push({ number: at + 1, id, secret: secrets.get(id), verdict, sameAs });
  }
  return next;
}

/** How many IDs are in the list more than once. */
export function repeatedIds(rows: readonly BatchRow[]): number {
  return new Set(rows.filter(({ sameAs }) => sameAs !== undefined).map(({ id }) => id)).size;
}
