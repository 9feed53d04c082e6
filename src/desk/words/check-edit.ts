import { sentenceOf, type Problem } from '../../content/files/problem.ts';
import { readContent, type ContentFolder } from '../../content/read-content.ts';

/**
 * The new faults that `npm run check` finds in the edited content: those that forbid saving, and those that another file must
 * correct later. If the content had faults before, the check had not looked at everything, so only faults of the edited file
 * count.
 */
export function checkEdit(before: ContentFolder, after: ContentFolder, edited: string) {
  const already = readContent(before).problems;
  const known = new Set(already.map(nameOf));
  const found = readContent(after).problems.filter(
    (problem) => !known.has(nameOf(problem)) && (already.length === 0 || problem.file === edited),
  );
  // The CMS can't save two files at once, so a new picture is described in a second step.
  const isForLater = ({ kind }: Problem) => kind === 'undescribed';
  return {
    refused: found.filter((problem) => !isForLater(problem)),
    next: found.filter(isForLater),
  };
}

/** Faults are compared without their lines, which move with an edit. */
function nameOf(problem: Problem): string {
  return `${problem.file}: ${sentenceOf(problem)}`;
}
