import { sampleValues } from '../../content/checks/sample-values.ts';
import { readContent } from '../../content/read-content.ts';
import { parseContentFiles } from '../../content/files/content-files.ts';
import type { DeskState } from '../words/desk-state.ts';
import { placeOf, toldProblems, type FormPlace, type ToldProblem } from '../words/place-of.ts';

/** What keeps the content from going online. */
export interface LeftToDo {
  /** Faults that the owner must correct. */
  readonly faults: readonly FileLeft[];
  /** Samples that the owner must replace, or keep on purpose. */
  readonly samples: readonly FileLeft[];
}

/** One file's tasks, and where its form is. */
export interface FileLeft extends FormPlace {
  /** The file's path below `content/`. */
  readonly file: string;
  /** Never empty. */
  readonly problems: readonly ToldProblem[];
}

/** Finds what `npm run check -- --live` finds, in the same words, except faults of the register's sheet. */
export function leftToDo(state: DeskState): LeftToDo {
  const { files, pictures } = state;
  const { keptSamples } = parseContentFiles(files);
  const samples = sampleValues(files, pictures, keptSamples.value ?? []);
  return {
    faults: byFile(toldProblems(readContent(state).problems)),
    samples: byFile(toldProblems(samples)),
  };
}

function byFile(problems: readonly ToldProblem[]): FileLeft[] {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files].map(([file, found]) => ({ file, ...placeOf(file), problems: found }));
}
