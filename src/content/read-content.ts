import { checkCourses } from './checks/check-courses.ts';
import { checkFiles, type PictureSizes } from './checks/check-files.ts';
import { assembleContent } from './assemble-content.ts';
import type { Content } from './content.ts';
import { dayInIndia } from '../register/certificates/dates.ts';
import {
  encodingProblems,
  isCourseFile,
  parseContentFiles,
  unreadFileProblems,
  valuesOf,
} from './files/content-files.ts';
import { sortProblems, type Problem } from './files/problem.ts';
import { parseCourseFile } from './files/parse-course-file.ts';

/** The files of the folder `content/`, with paths relative to it. */
export interface ContentFolder {
  /** The texts of the YAML and Markdown files, by path such as `courses/Java Script.md`. */
  readonly files: ReadonlyMap<string, string>;
  /** The size and kind of each picture, by path such as `gallery/lab-aisle.jpg`. */
  readonly pictures: PictureSizes;
  /** The paths of the files in `register/`. */
  readonly registerFiles: readonly string[];
  /** The paths of register files that are web pages or other markup, whatever their names. */
  readonly registerPages?: readonly string[];
}

export type ReadContentResult =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly Problem[] };

/**
 * Reads the whole content, or reports every fault of every file, sorted by place.
 *
 * @param today a date such as `2026-12-07`; a batch that began before that day is left out
 */
export function readContent(
  { files, pictures, registerFiles, registerPages }: ContentFolder,
  today = dayInIndia(),
): ReadContentResult {
  const texts = new Map([...files].map(([file, text]) => [file, asTyped(text)]));
  const parsed = parseContentFiles(texts);
  const courses = [...texts]
    .filter(([file]) => isCourseFile(file))
    .map(([file, text]) => parseCourseFile(file, text));
  const problems = sortProblems([
    ...encodingProblems(texts),
    ...[...Object.values(parsed), ...courses].flatMap((file) => file.problems),
    ...unreadFileProblems(texts),
    ...checkFiles(parsed, courses, pictures, registerFiles, registerPages),
    ...checkCourses(courses, parsed),
  ]);
  if (problems.length > 0) return { content: undefined, problems };
  return { content: assembleContent(valuesOf(parsed), courses, today), problems: [] };
}

/**
 * Removes byte order marks and direction marks, which editors and pasted texts add. Changes every line end to `\n`, a
 * no-break space to a space, and a letter with a separate accent to a single character.
 */
function asTyped(text: string): string {
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  return lines.replaceAll(/[\xa0\u202f]/g, ' ').replaceAll(/\p{Bidi_Control}/gu, '');
}
