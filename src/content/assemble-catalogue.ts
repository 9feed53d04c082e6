import { assembleCourse, linksTo } from './assemble-course.ts';
import type { Catalogue, Content } from './content.ts';
import { indexCourses, type CourseIndex } from './checks/course-index.ts';
import type { CourseFile, CourseFrontMatter } from './syllabus/parse-course-file.ts';
import type { CatalogueFile } from './schemas/catalogue.ts';

/**
 * The catalogue with its tiles, and its courses in the same order. Call it with sound files only.
 *
 * @param today the date on which the site is built, as `2026-12-07`
 */
export function assembleCatalogue(
  catalogue: CatalogueFile,
  courseFiles: readonly CourseFile[],
  today: string,
): Pick<Content, 'catalogue' | 'courses'> {
  const index = indexCourses(courseFiles);
  const context = { index, marks: catalogue.marks, today };
  const groups: Catalogue['groups'] = Object.entries(catalogue.groups).map(([id, group]) => {
    const { courses: paths, ...words } = group;
    const listed = paths.flatMap((path) => listedCourse(path, index));
    const tiles = listed.map(({ path, file, head }, position) => ({
      name: head.tile,
      path,
      course: {
        ...assembleCourse(file, head, id, context),
        ...neighbour('previous', listed[position - 1]?.file),
        ...neighbour('next', listed[position + 1]?.file),
      },
    }));
    return { id, ...words, tiles };
  });
  const courses = groups.flatMap(({ tiles }) => tiles.map(({ course }) => course));
  return { catalogue: { ...catalogue, groups }, courses };
}

interface ListedCourse {
  readonly path: string;
  readonly file: CourseFile;
  readonly head: CourseFrontMatter;
}

function listedCourse(path: string, index: CourseIndex): ListedCourse[] {
  const file = index.get(path);
  return file?.frontMatter === undefined ? [] : [{ path, file, head: file.frontMatter }];
}

function neighbour(side: 'previous' | 'next', file: CourseFile | undefined) {
  const [link] = linksTo(file);
  return link === undefined ? {} : { [side]: link };
}
