// The folder src/content reads `content/` and checks it. Build, commands and desk all do so by readContent.
// Its rooms: `schemas` (one for each file), `files` (YAML and syllabi, with their lines) and `checks` (across
// files).
// May import only tables of the register, how it splits names into words, and the formats of spreadsheets. Knows no user
// interface.
// Start here, then with schemas/.
import { checkCourses } from './checks/check-courses.ts';
import { checkFiles, type PictureSizes } from './checks/check-files.ts';
import { assembleContent } from './assemble-content.ts';
import type { Content } from './content.ts';
import { dayInIndia } from '../register/certificates/dates.ts';
import {
  encodingProblems,
  isCourseFile,
  nameProblems,
  parseContentFiles,
  unreadFileProblems,
  valuesOf,
} from './files/content-files.ts';
import { sortProblems, type Problem } from './files/problem.ts';
import { parseCourseFile } from './files/parse-course-file.ts';

/** The folder `content/`. All paths are relative to it. */
export interface ContentFolder {
  /** The texts of the YAML and Markdown files, by path such as `courses/Java Script.md`. */
  readonly files: ReadonlyMap<string, string>;
  /** The pictures by path, such as `gallery/lab-aisle.jpg`. */
  readonly pictures: PictureSizes;
  /** The files in `register/`. */
  readonly registerFiles: readonly string[];
  /** Those of `registerFiles` that begin with markup, whatever their names. */
  readonly registerPages?: readonly string[];
}

export type ReadContentResult = {
  /** The fields of earlier versions that the files still have. */
  readonly former: readonly Problem[];
} & (
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly Problem[] }
);

/**
 * Reads the whole content, or reports every fault of every file, sorted by place.
 *
 * @param today a date such as `2026-12-07`; earlier batches are left out
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
  const ofEncoding = encodingProblems(texts);
  const isTold = ({ file, line }: Problem) =>
    ofEncoding.some((told) => told.file === file && told.line === line);
  const ofFiles = [...Object.values(parsed), ...courses].flatMap((file) => file.problems);
  const problems = sortProblems([
    ...ofEncoding,
    // An invisible character may break several rules of a line.
    ...ofFiles.filter((problem) => !isTold(problem)),
    ...nameProblems([...texts.keys(), ...pictures.keys(), ...registerFiles]),
    ...unreadFileProblems(texts),
    ...checkFiles(parsed, courses, pictures, registerFiles, registerPages),
    ...checkCourses(courses, parsed),
  ]);
  const former = sortProblems(Object.values(parsed).flatMap((file) => file.former));
  if (problems.length > 0) return { content: undefined, problems, former };
  return { content: assembleContent(valuesOf(parsed), courses, today), problems: [], former };
}

/** Removes marks that editors and pasted texts add. Makes line ends, spaces and accented letters uniform. */
function asTyped(text: string): string {
  const lines = text
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  return lines.replaceAll(/[\xa0\u202f]/g, ' ');
}
