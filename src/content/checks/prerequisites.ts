import { problemAt, type Problem } from '../problems/problem.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';
import type { FieldPath } from '../yaml/yaml-places.ts';
import { namedTwice, unknownCourse, type CourseIndex } from './course-index.ts';

/** Prerequisites that are no course, name one twice, or lead back to the course itself. */
export function prerequisiteProblems(
  courses: readonly CourseFile[],
  index: CourseIndex,
): Problem[] {
  const wrong = courses.flatMap((course) => wrongNames(course, index));
  return wrong.length > 0 ? wrong : circles(courses, index);
}

function wrongNames(course: CourseFile, index: CourseIndex): Problem[] {
  const { file, placeOf } = course;
  const seen = new Set<CourseFile>();
  return named(course).flatMap(({ path, at }) => {
    const place = placeOf(at);
    const other = index.get(path);
    if (other === undefined) return [unknownCourse(file, place, path, index, 'take it out')];
    if (other === course) {
      return [problemAt(file, place, 'a course cannot be needed before itself', 'take it out')];
    }
    if (seen.has(other)) return [namedTwice(file, place, path)];
    seen.add(other);
    return [];
  });
}

interface NamedCourse {
  readonly path: string;
  readonly at: FieldPath;
}

function named({ frontMatter }: CourseFile): NamedCourse[] {
  return (frontMatter?.prerequisites ?? []).flatMap((entry, position): NamedCourse[] => {
    const at = ['prerequisites', position];
    if (typeof entry === 'string') return [{ path: entry, at }];
    return entry.map((path, inner) => ({ path, at: [...at, inner] }));
  });
}

/** Each circle is reported once, at the first of its courses by path. */
function circles(courses: readonly CourseFile[], index: CourseIndex): Problem[] {
  const begun = coursesToBegin(courses, index);
  const reported = new Set<CourseFile>();
  return courses.flatMap((course) => {
    if (begun.has(course) || reported.has(course)) return [];
    const way = [course];
    for (let next = missing(course, begun, index); next; next = missing(next, begun, index)) {
      const start = way.indexOf(next);
      if (start === -1) way.push(next);
      else return start > 0 || reported.has(next) ? [] : [circle(way, reported)];
    }
    return [];
  });
}

function circle(way: readonly CourseFile[], reported: Set<CourseFile>): Problem {
  for (const course of way) reported.add(course);
  const [first] = way;
  const names = [...way, first].map((course) => course?.path ?? '').join(' → ');
  const message = `nobody can begin this course, since it is needed before itself: ${names}`;
  const place = first?.placeOf(['prerequisites']) ?? { line: 1, column: 1 };
  return problemAt(first?.file ?? '', place, message, 'take one of these prerequisites out');
}

/** The courses that can be reached, each after one of every entry of its prerequisites. */
function coursesToBegin(courses: readonly CourseFile[], index: CourseIndex): Set<CourseFile> {
  const begun = new Set<CourseFile>();
  for (let before = -1; before < begun.size;) {
    before = begun.size;
    for (const course of courses) if (!missing(course, begun, index)) begun.add(course);
  }
  return begun;
}

/** The first course that still has to come before another. */
function missing(
  { frontMatter }: CourseFile,
  begun: ReadonlySet<CourseFile>,
  index: CourseIndex,
): CourseFile | undefined {
  for (const entry of frontMatter?.prerequisites ?? []) {
    const choices = [entry].flat().flatMap((path) => index.get(path) ?? []);
    if (!choices.some((choice) => begun.has(choice))) return choices[0];
  }
  return undefined;
}
