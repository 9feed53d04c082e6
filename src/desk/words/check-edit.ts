import { sentenceOf, type Problem } from '../../content/problems/problem.ts';
import { readContent, type ContentFolder } from '../../content/read-content.ts';

/** What an edit brings with it. */
export interface EditFaults {
  /** Faults for which it must not be saved. */
  readonly refused: readonly Problem[];
  /** What has to follow in another file. */
  readonly next: readonly Problem[];
}

/**
 * The faults that `npm run check` finds in the edited content and did not find before. Where there were some before,
 * it had not looked at everything, and only what it says of the edited file counts.
 */
export function checkEdit(before: ContentFolder, after: ContentFolder, edited: string): EditFaults {
  const already = problemsOf(before);
  const known = new Set(already.map(nameOf));
  const found = problemsOf(after).filter(
    (problem) => !known.has(nameOf(problem)) && (already.length === 0 || problem.file === edited),
  );
  return {
    refused: found.filter((problem) => !isForLater(problem)),
    next: found.filter(isForLater),
  };
}

/** What keeps the site from being built, as `npm run check` says it; how an owner writes her syllabi does not. */
export function problemsOf(content: ContentFolder): readonly Problem[] {
  return readContent(content).problems;
}

/** Two files can't be saved at once: a new picture is described in a second step. */
function isForLater({ kind }: Problem): boolean {
  return kind === 'undescribed';
}

/** Lines move with an edit; what is wrong stays the same. */
function nameOf(problem: Problem): string {
  return `${problem.file}: ${sentenceOf(problem)}`;
}
