import type { Verdict } from './verdict.ts';

/** An answer, and the ID that it is to. */
export type AskedVerdict = Verdict & { readonly id: string };

/**
 * Of the answers to all that an ID may be, the one that counts, with the ID that it is to: the first certificate that the
 * register holds, or else the first that says anything of one.
 *
 * @param verdicts in the order of the IDs; there may be fewer
 */
export function countingVerdict<Answer extends { readonly status: string }>(
  ids: readonly string[],
  verdicts: readonly Answer[],
): Answer & { readonly id: string } {
  const all = verdicts.map((verdict, at) => ({ ...verdict, id: ids[at] ?? '' }));
  const counting =
    all.find(({ status }) => status === 'found') ??
    all.find(({ status }) => status !== 'unread') ??
    all[0];
  if (!counting) throw new Error('Nothing was looked up.');
  return counting;
}
