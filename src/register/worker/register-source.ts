import type { CarriedId } from '../certificates/carried-id.ts';
import type { AskedVerdict, Verdict } from '../certificates/verdict.ts';
import type { IdList } from '../list/list-ids.ts';
import type { Fault, RegisterState, Reply } from './worker-messages.ts';

/** An opened register, plain or sealed, in which IDs can be looked up. None of its promises rejects. */
export interface RegisterSource {
  /** Whether IDs can be looked up, or why not. */
  readonly state: Promise<RegisterState>;
  /**
   * Waits for the register, and looks up the possible IDs of a text (R8). If the register can't be read, the answer
   * is a fault and never `invalid` (R9).
   */
  readonly find: (asked: CarriedId) => Promise<AskedVerdict | Fault>;
  /**
   * Looks up the first IDs of a list, as many as the page can receive at once. `secret` is the secret of the last
   * opened link, for IDs without a secret of their own.
   */
  readonly findNext: (list: IdList, secret?: string) => Promise<Reply<'verdicts'> | Fault>;
  /**
   * Counts, in each of a table's `columns`, the texts that are IDs of the register. A sealed register counts nothing,
   * since counting takes long.
   */
  readonly recognise: (
    columns: readonly (readonly string[])[],
  ) => Promise<Reply<'recognise'> | Fault>;
  /** Closes the register. Questions without an answer get the fault `interrupted`. */
  readonly close: () => void;
}

/**
 * Chooses one answer for a text with several possible IDs. A found certificate counts most, and an `unread` answer
 * counts least.
 *
 * @param verdicts the answers in the order of the IDs; the last answers may be missing
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

/** Looks up the possible IDs of a text one after the other, until a certificate is found or there is a fault. */
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
