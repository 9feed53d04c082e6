import { sentenceOf, type Problem } from '../../content/files/problem.ts';
import { readContent, type ContentFolder } from '../../content/read-content.ts';

/**
 * The faults that `npm run check` finds in the edited content and did not find before: those for which it must not be
 * saved, and what has to follow in another file. Where there were some before, it had not looked at everything, and only
 * what it says of the edited file counts.
 */
export function checkEdit(before: ContentFolder, after: ContentFolder, edited: string) {
  const already = readContent(before).problems;
  const known = new Set(already.map(nameOf));
  const found = readContent(after).problems.filter(
    (problem) => !known.has(nameOf(problem)) && (already.length === 0 || problem.file === edited),
  );
  // Two files can't be saved at once: a new picture is described in a second step.
  const isForLater = ({ kind }: Problem) => kind === 'undescribed';
  return {
    refused: found.filter((problem) => !isForLater(problem)),
    next: found.filter(isForLater),
  };
}

/** Lines move with an edit; what is wrong stays the same. */
function nameOf(problem: Problem): string {
  return `${problem.file}: ${sentenceOf(problem)}`;
}
