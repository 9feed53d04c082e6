import { sampleValues } from '../../content/checks/sample-values.ts';
import { keptSamplesSchema } from '../../content/schemas/kept-samples.ts';
import { parseYamlFile } from '../../content/yaml/parse-yaml-file.ts';
import { problemsOf } from '../words/check-edit.ts';
import type { DeskState } from '../words/desk-state.ts';
import { placeOf, type FormPlace } from '../words/place-of.ts';
import { toldProblems, type ToldProblem } from '../words/told-problem.ts';
import type { ChangedFile } from './live-state.ts';

/** What is to be done in one file, with the way to it in room 1. */
export interface FileLeft extends FormPlace {
  readonly file: string;
  readonly problems: readonly ToldProblem[];
}

/** What keeps the site from going live: what `npm run check -- --live` finds, but for the register. */
export interface LeftToDo {
  readonly faults: readonly FileLeft[];
  readonly samples: readonly FileLeft[];
}

/** @param newer files that were changed since the state was written */
export function leftToDo(state: DeskState, newer: readonly ChangedFile[] = []): LeftToDo {
  const files = new Map(state.files);
  const hashes = new Map(state.pictureHashes);
  for (const { path, after, status } of newer) {
    if (after !== undefined) files.set(path, after);
    else if (status === 'removed') files.delete(path);
    // A picture that was changed is the sample no more.
    hashes.delete(path);
  }
  const kept = parseYamlFile(
    'kept-samples.yaml',
    files.get('kept-samples.yaml') ?? '',
    keptSamplesSchema,
  );
  return {
    faults: byFile(toldProblems(problemsOf({ ...state, files }), files)),
    samples: byFile(toldProblems(sampleValues(files, hashes, kept.value ?? [], keepOnDesk), files)),
  };
}

const keepOnDesk =
  'or keep it: open “Samples that stay” in “Words and pictures”, and add it there as it is written here';

/** Whether anything keeps the site from going live. */
export function isUnready({ faults, samples }: LeftToDo): boolean {
  return faults.length + samples.length > 0;
}

/** Problems by the file that they are in. */
export function byFile(problems: readonly ToldProblem[]): FileLeft[] {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files].map(([file, found]) => ({ file, ...placeOf(file), problems: found }));
}
