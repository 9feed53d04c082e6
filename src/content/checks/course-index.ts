import { nearestWord } from '../yaml/nearest-word.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';
import { fileStart, problemAt, type Place, type Problem } from '../problems/problem.ts';
import { coursePath } from '../schemas/course.ts';

/** Courses by each path that leads to them: their own and their alias. */
export type CourseIndex = ReadonlyMap<string, CourseFile>;

/** The index of all courses. */
export function indexCourses(courses: readonly CourseFile[]): CourseIndex {
  const index = new Map<string, CourseFile>();
  for (const course of courses) if (course.alias !== undefined) index.set(course.alias, course);
  for (const course of courses) index.set(course.path, course);
  return index;
}

/**
 * The problem of naming a course that does not exist.
 *
 * @param away what to do if no course is meant any more
 */
export function unknownCourse(
  file: string,
  place: Place,
  path: string,
  index: CourseIndex,
  away = 'delete this line',
): Problem {
  const nearest = nearestWord(path, index.keys());
  const fix =
    nearest === undefined
      ? `name a course by its file in content/courses/, without \`.md\`, or ${away}`
      : `did you mean \`${nearest}\`? If not, ${away}`;
  return problemAt(file, place, `no course has the path \`${path}\``, fix);
}

/** The problem of naming a course a second time in one list. */
export function namedTwice(file: string, place: Place, path: string): Problem {
  return problemAt(file, place, `the course \`${path}\` is named twice`, 'take one of them out');
}

/** File names that can't be paths, and paths that two courses lay claim to, whatever their case. */
export function pathProblems(courses: readonly CourseFile[]): Problem[] {
  const owners = new Map(courses.map((course) => [course.path.toLowerCase(), course]));
  const aliases = new Map<string, CourseFile>();
  return courses.flatMap((course) => [
    ...fileNameProblems(course, owners),
    ...aliasProblems(course, owners, aliases),
  ]);
}

function fileNameProblems(course: CourseFile, owners: ReadonlyMap<string, CourseFile>): Problem[] {
  const { file, path } = course;
  const owner = owners.get(path.toLowerCase());
  if (owner !== undefined && owner !== course) {
    const message = `\`${path}\` differs from \`${owner.path}\` only in upper and lower case`;
    return [problemAt(file, fileStart, message, 'keep one of the two files')];
  }
  const check = coursePath.safeParse(path);
  if (check.success && check.data === path) return [];
  const message = 'the name of this file cannot be part of an address';
  const fix = 'use letters, digits, underscores and single spaces';
  return [problemAt(file, fileStart, message, fix)];
}

function aliasProblems(
  course: CourseFile,
  owners: ReadonlyMap<string, CourseFile>,
  aliases: Map<string, CourseFile>,
): Problem[] {
  const { alias, file, placeOf } = course;
  if (alias === undefined) return [];
  const owner = owners.get(alias.toLowerCase()) ?? aliases.get(alias.toLowerCase());
  aliases.set(alias.toLowerCase(), course);
  if (owner === undefined) return [];
  const message = `the alias \`${alias}\` is already a path of ${owner.file}`;
  return [problemAt(file, placeOf(['alias']), message, 'choose another alias, or take it out')];
}
