import { checkEdit, type CheckedContent, type EditFaults } from './check-edit.ts';
import { toldProblems, type ToldProblem } from './told-problem.ts';
import type { PictureSizes } from '../../content/checks/check-pictures.ts';

let known: CheckedContent | undefined;

/**
 * Checks a file's new text together with all others, and takes it for saved if nothing speaks against it, so that the
 * next edit is checked against it.
 */
export function checkSaved(
  state: CheckedContent,
  file: string,
  text: string,
  newPictures: PictureSizes,
): { readonly [Kind in keyof EditFaults]: readonly ToldProblem[] } {
  const before = known ?? state;
  const after = {
    ...before,
    files: new Map([...before.files, [file, text]]),
    pictures: new Map([...before.pictures, ...newPictures]),
  };
  const faults = checkEdit(before, after, file);
  if (faults.refused.length === 0) known = after;
  const told = (found: EditFaults[keyof EditFaults]) => toldProblems(found, after.files);
  return { refused: told(faults.refused), next: told(faults.next) };
}
