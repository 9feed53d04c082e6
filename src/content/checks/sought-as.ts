import type { ContentFiles } from '../files/content-files.ts';
import type { Problem } from '../problems/problem.ts';
import { unknownCourse, type CourseIndex } from './course-index.ts';

/** What visitors call courses that do not exist, or that go by an alias. */
export function soughtAsProblems(index: CourseIndex, { catalogue }: ContentFiles): Problem[] {
  const { file, placeOf, value } = catalogue;
  return Object.keys(value?.soughtAs ?? {}).flatMap((path) =>
    index.get(path)?.path === path
      ? []
      : [unknownCourse(file, placeOf(['soughtAs', path]), path, index)],
  );
}
