import { assembleContent } from './assemble-content.ts';
import { encodingProblems } from './checks/encoding.ts';
import { sameTitleProblems } from './checks/same-titles.ts';
import { checkCourses } from './checks/check-courses.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkPictures, type PictureSizes } from './checks/check-pictures.ts';
import { checkRegisterFile } from './checks/check-register-file.ts';
import type { Content } from './content.ts';
import { dateInIndia } from './date-in-india.ts';
import { indexCourses } from './checks/course-index.ts';
import { isCourseFile, parseContentFiles, unreadFileProblems } from './files/content-files.ts';
import { parseCourseFile, type CourseFile } from './syllabus/parse-course-file.ts';
import { sortProblems, type Problem } from './problems/problem.ts';

export type ReadContentResult = {
  /** Every course file as far as it could be read, for checks beyond what a page needs. */
  readonly courses: readonly CourseFile[];
} & (
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly Problem[] }
);

/**
 * Reads the whole content from the texts of its files, or reports every fault of every file, sorted
 * by place. `files` holds YAML and Markdown by path below `content/`, such as
 * `courses/Java Script.md`; `pictures` the size of each picture, such as `gallery/lab-aisle.jpg`;
 * `registerFiles` the paths of the files in `content/register/`; `today` the date that decides whether a batch
 * is still to come.
 */
export function readContent(
  files: ReadonlyMap<string, string>,
  pictures: PictureSizes,
  registerFiles: readonly string[],
  today = dateInIndia(),
): ReadContentResult {
  const texts = new Map([...files].map(([file, text]) => [file, withPlainLineEnds(text)]));
  const parsed = parseContentFiles(texts);
  const courses = [...texts]
    .filter(([file]) => isCourseFile(file))
    .map(([file, text]) => parseCourseFile(file, text));
  const encoding = encodingProblems(texts);
  const unreadable = new Set(encoding.map(({ file }) => file));
  const found = [
    ...Object.values(parsed).flatMap((file) => file.problems),
    ...courses.flatMap((course) => course.problems),
    ...unreadFileProblems(texts),
    ...checkCourses(courses, parsed),
    ...checkPictures(parsed, pictures),
    ...checkLinks(parsed, indexCourses(courses)),
    ...checkRegisterFile(parsed, registerFiles),
    ...sameTitleProblems(courses),
  ];
  // Whatever else such a file seems to lack, it is the encoding.
  const others = found.filter(({ file }) => !unreadable.has(file));
  const problems = sortProblems([...encoding, ...others]);
  const content = problems.length === 0 ? assembleContent(parsed, courses, today) : undefined;
  return content === undefined
    ? { courses, content, problems }
    : { courses, content, problems: [] };
}

/** Without the byte order mark and carriage returns that some editors write; places stay the same. */
function withPlainLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}
