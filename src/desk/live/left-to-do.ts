import { sampleValues } from '../../content/checks/sample-values.ts';
import { keptSamplesSchema } from '../../content/schemas/kept-samples.ts';
import { parseYamlFile } from '../../content/yaml/parse-yaml-file.ts';
import type { Problem } from '../../content/problems/problem.ts';
import { deskGroups, entryName } from '../words/desk-files.ts';
import { problemsOf } from '../words/check-edit.ts';
import type { DeskState } from '../words/desk-state.ts';
import type { ChangedFile } from './live-state.ts';

/** What is to be done in one file, with the way to it in room 1. */
export interface FileLeft {
  readonly file: string;
  /** How room 1 calls it. */
  readonly label: string;
  /** The address of its form, seen from the room. */
  readonly link?: string;
  readonly problems: readonly Problem[];
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
    faults: byFile(problemsOf({ ...state, files })),
    samples: byFile(sampleValues(files, hashes, kept.value ?? [])),
  };
}

/** Whether anything keeps the site from going live. */
export function isUnready({ faults, samples }: LeftToDo): boolean {
  return faults.length + samples.length > 0;
}

/** Problems by the file that they are in. */
export function byFile(problems: readonly Problem[]): FileLeft[] {
  const files = Map.groupBy(problems, ({ file }) => file);
  return [...files].map(([file, found]) => ({ file, ...placeOf(file), problems: found }));
}

/** A file's name and form in room 1. */
export function placeOf(file: string): Pick<FileLeft, 'label' | 'link'> {
  const course = /^courses\/(.*)\.md$/.exec(file)?.[1];
  if (course !== undefined) {
    return { label: `Course: ${course}`, link: linkTo('courses', course) };
  }
  for (const group of deskGroups()) {
    const found = group.files.find((known) => known.file === file);
    if (found) return { label: found.label, link: linkTo(group.name, entryName(file)) };
  }
  return { label: file };
}

function linkTo(collection: string, entry: string): string {
  return `words#/collections/${collection}/entries/${encodeURIComponent(entry)}`;
}
