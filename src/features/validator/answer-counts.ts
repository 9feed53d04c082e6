import { type AnswerKind, answerKinds, answerKindOf } from './answer-to.ts';
import type { BatchRow } from './batch-rows.ts';

/** How many answers there are of each kind, the best first; of "valid" and "unknown" also if there are none. */
export function answerCounts(rows: readonly BatchRow[]): (readonly [AnswerKind, number])[] {
  const counts = new Map<AnswerKind, number>([
    ['valid', 0],
    ['unknown', 0],
  ]);
  for (const row of rows) {
    const kind = answerKindOf(row);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return answerKinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [[kind, count] as const];
  });
}
