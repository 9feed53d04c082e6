import type { AskedVerdict, Verdict } from '../certificates/verdict.ts';
import type { Fault, Question, RegisterState, Reply } from './worker-messages.ts';

/** The questions about IDs. */
export type IdTask = 'find' | 'verdicts' | 'recognise';

/** An opened register, plain or sealed, in which IDs can be looked up. None of its promises rejects. */
export interface RegisterSource {
  /** Whether IDs can be looked up, or why not. */
  readonly state: Promise<RegisterState>;
  /**
   * Waits for the register, and answers a question of `RegisterTasks`. If the register can't be read, the answer is a
   * fault and never `invalid` (R9).
   */
  readonly ask: <Name extends IdTask>(question: Question<Name>) => Promise<Reply<Name> | Fault>;
  /** Closes the register. Questions without an answer get the fault `interrupted`. */
  readonly close: () => void;
}

/** A register whose reader is still loading. If the reader does not arrive, the fault is `interrupted`. */
export function later(opening: Promise<RegisterSource>): RegisterSource {
  const fault: Fault = { status: 'fault', kind: 'interrupted' };
  const opened = opening.catch(() => undefined);
  return {
    state: opened.then((source) => source?.state ?? fault),
    ask: async (question) => (await opened)?.ask(question) ?? fault,
    close: () => void opened.then((source) => source?.close()),
  };
}

/** Looks up the possible IDs of a text one after the other, until a certificate is found or there is a fault. */
export async function firstHeld<Failed extends Fault>(
  ids: readonly string[],
  find: (id: string) => Promise<Verdict | Failed>,
): Promise<AskedVerdict | Failed> {
  const verdicts: Verdict[] = [];
  for (const id of ids) {
    const verdict = await find(id);
    if (verdict.status === 'fault') return verdict;
    verdicts.push(verdict);
    if (verdict.status === 'found') break;
  }
  return countingVerdict(ids, verdicts);
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
