import { checkCourses, indexCourses } from './checks/check-courses.ts';
import { checkPictures, checkRegisterFile, type PictureSizes } from './checks/check-files.ts';
import { referenceProblems } from './checks/references.ts';
import { assembleContent, type Content } from './content.ts';
import { dateInIndia } from './course-texts.ts';
import {
  contentFiles,
  encodingProblems,
  isCourseFile,
  parseContentFiles,
  unreadFileProblems,
  valuesOf,
  type ContentFiles,
} from './files/content-files.ts';
import { pages } from './files/pages.ts';
import { sortProblems, type Problem } from './problems/problem.ts';
import { courseFrontMatterSchema } from './schemas/course.ts';
import { parseCourseFile, type CourseFile } from './syllabus/parse-course-file.ts';

export type ReadContentResult =
  | { readonly content: Content; readonly problems: readonly [] }
  | { readonly content: undefined; readonly problems: readonly Problem[] };

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
    ...[...Object.values(parsed), ...courses].flatMap((file) => file.problems),
    ...unreadFileProblems(texts),
    ...namedProblems(parsed, courses, pictures),
    ...checkCourses(courses, parsed),
    ...checkPictures(parsed, pictures),
    ...checkRegisterFile(parsed, registerFiles),
  ];
  // Whatever else such a file seems to lack, it is the encoding.
  const others = found.filter(({ file }) => !unreadable.has(file));
  const problems = sortProblems([...encoding, ...others]);
  if (problems.length > 0) return { content: undefined, problems };
  return { content: assembleContent(valuesOf(parsed), courses, today), problems: [] };
}

/** Without the byte order mark and carriage returns that some editors write; places stay the same. */
function withPlainLineEnds(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

/** Courses, pictures and pages that files name and that are not there. */
function namedProblems(
  parsed: ContentFiles,
  courses: readonly CourseFile[],
  pictures: PictureSizes,
): Problem[] {
  const index = indexCourses(courses);
  const names = [...index.keys()];
  const ownPages = Object.values(pages).filter((page) => 'listedIn' in page);
  const named = {
    course: names,
    picture: [...pictures.keys()],
    group: parsed.catalogue.value && Object.keys(parsed.catalogue.value.groups),
    page: [...ownPages.map(({ path }) => path), ...names.map((name) => `/courses/${name}`)],
  };
  return [
    ...Object.entries(contentFiles).flatMap(([name, { schema }]) =>
      // The tables have the same names.
      referenceProblems(schema, parsed[name as keyof ContentFiles], named),
    ),
    ...courses.flatMap((course) => {
      const others = names.filter((name) => index.get(name) !== course);
      return referenceProblems(courseFrontMatterSchema, course, { ...named, course: others });
    }),
  ];
}
