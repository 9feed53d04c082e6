import type { CarriedId } from '../certificates/carried-id.ts';
import type { AskedVerdict, Verdict } from '../certificates/verdict.ts';
import type { IdList } from '../list/list-ids.ts';
import type { Fault, RegisterState, Reply } from './worker-messages.ts';

/** A register that has been opened and can be asked, whether it is plain or sealed. Its promises never reject. */
export interface RegisterSource {
  /** Settles once: whether it can be asked, or why not. */
  readonly state: Promise<RegisterState>;
  /**
   * Waits for the register and then looks up the possible IDs of a text (R8). Only a register that was read says
   * `invalid` (R9).
   */
  readonly find: (asked: CarriedId) => Promise<AskedVerdict | Fault>;
  /**
   * The same for the first of many IDs, at least one of them, as many as a page takes in at once.
   *
   * @param secret of the link that was opened last, for IDs that come without one
   */
  readonly findNext: (list: IdList, secret?: string) => Promise<Reply<'verdicts'> | Fault>;
  /** How many of each column's texts are IDs of the register; empty if that can't be found quickly. */
  readonly recognise: (
    columns: readonly (readonly string[])[],
  ) => Promise<Reply<'recognise'> | Fault>;
  /** Ends it; questions that still wait get the fault `interrupted`. */
  readonly close: () => void;
}

/**
 * Chooses among the answers to the possible IDs of a text, and adds the ID: the first certificate that the register
 * holds, or else the first answer that says anything about a certificate.
 *
 * @param verdicts in the order of the IDs; there may be fewer
 */
export function countingVerdict<One extends { readonly status: string }>(
  ids: readonly string[],
  verdicts: readonly One[],
): One & { readonly id: string } {
  const all = verdicts.map((verdict, at) => ({ ...verdict, id: ids[at] ?? '' }));
  const counting =
    all.find(({ status }) => status === 'found') ??
    all.find(({ status }) => status !== 'unread') ??
    all[0];
  if (!counting) throw new Error('Nothing was looked up.');
  return counting;
}

/** Looks up the possible IDs of a text one after the other, until the register holds one or there is a fault. */
export async function firstHeld(
  ids: readonly string[],
  find: (id: string) => Promise<Verdict | Fault>,
): Promise<AskedVerdict | Fault> {
  const verdicts: Verdict[] = [];
  for (const id of ids) {
    const verdict = await find(id);
    if (verdict.status === 'fault') return verdict;
    verdicts.push(verdict);
    if (verdict.status === 'found') break;
  }
  return countingVerdict(ids, verdicts);
}
