import { deskGroups, entryName } from './desk-files.ts';

/** A file as room 1 has it. */
export interface FormPlace {
  /** How room 1 calls it. */
  readonly label: string;
  /** The address of its form, seen from another room. */
  readonly link?: string;
}

/** A file's name and form in room 1. */
export function placeOf(file: string): FormPlace {
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
