import type { ContentFiles } from '../files/content-files.ts';
import { builtProblems } from './built.ts';
import {
  indexCourses,
  namedTwice,
  pathProblems,
  unknownCourse,
  type CourseIndex,
} from './course-index.ts';
import type { CourseFile } from '../syllabus/parse-course-file.ts';
import { fileStart, problemAt, type Problem } from '../problems/problem.ts';
import { prerequisiteProblems } from './prerequisites.ts';
import { soughtAsProblems } from './sought-as.ts';
import { wayProblems } from './ways.ts';

/** The faults that show only when courses, catalogue, home page and footer are seen together. */
export function checkCourses(courses: readonly CourseFile[], files: ContentFiles): Problem[] {
  const index = indexCourses(courses);
  return [
    ...pathProblems(courses),
    ...courses.flatMap((course) => relatedProblems(course, index)),
    ...prerequisiteProblems(courses, index),
    ...listingProblems(courses, index, files),
    ...featuredProblems(index, files),
    ...footerProblems(index, files),
    ...soughtAsProblems(index, files),
    ...wayProblems(index, files),
    ...builtProblems(index, files),
  ];
}

function relatedProblems(course: CourseFile, index: CourseIndex): Problem[] {
  const { file, frontMatter, placeOf } = course;
  const seen = new Set<CourseFile>();
  return (frontMatter?.related ?? []).flatMap((path, position) => {
    const place = placeOf(['related', position]);
    const other = index.get(path);
    if (other === undefined) return [unknownCourse(file, place, path, index, 'take it out')];
    if (other === course) {
      return [problemAt(file, place, 'a course cannot be related to itself', 'take it out')];
    }
    if (seen.has(other)) return [namedTwice(file, place, path)];
    seen.add(other);
    return [];
  });
}

function listingProblems(
  courses: readonly CourseFile[],
  index: CourseIndex,
  { catalogue }: ContentFiles,
): Problem[] {
  const groups = catalogue.value?.groups;
  if (groups === undefined) return [];
  const listed = new Set<CourseFile>();
  const { file, placeOf } = catalogue;
  const wrong = Object.entries(groups).flatMap(([id, group]) =>
    group.courses.flatMap((path, position) => {
      const place = placeOf(['groups', id, 'courses', position]);
      const course = index.get(path);
      if (course === undefined) return [unknownCourse(file, place, path, index)];
      if (listed.has(course)) return [namedTwice(file, place, path)];
      listed.add(course);
      return [];
    }),
  );
  const left = courses.filter((course) => !listed.has(course));
  return [...wrong, ...left.map((course) => notListed(course))];
}

function featuredProblems(index: CourseIndex, { home }: ContentFiles): Problem[] {
  return (home.value?.courses.cards ?? []).flatMap(({ course }, position) => {
    const place = home.placeOf(['courses', 'cards', position, 'course']);
    return index.has(course)
      ? []
      : [unknownCourse(home.file, place, course, index, 'delete this card')];
  });
}

function footerProblems(index: CourseIndex, { site }: ContentFiles): Problem[] {
  return (site.value?.footer.courses.paths ?? []).flatMap((path, position, paths) => {
    const place = site.placeOf(['footer', 'courses', 'paths', position]);
    if (!index.has(path)) return [unknownCourse(site.file, place, path, index)];
    return paths.indexOf(path) === position ? [] : [namedTwice(site.file, place, path)];
  });
}

function notListed({ file, path }: CourseFile): Problem {
  const fix = `add \`- ${path}\` to a group in content/courses.yaml`;
  return problemAt(file, fileStart, 'the catalogue does not list this course', fix);
}
