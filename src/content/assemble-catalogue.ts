import type { Catalogue, Content, Course, CourseLink } from './content.ts';
import { indexCourses, type CourseIndex } from './checks/course-index.ts';
import type { CourseFile, CourseFrontMatter } from './syllabus/parse-course-file.ts';
import { groupIds, type CatalogueFile, type GroupId } from './schemas/catalogue.ts';

/** The catalogue with its tiles, and its courses in the same order. Call it with sound files only. */
export function assembleCatalogue(
  catalogue: CatalogueFile,
  courseFiles: readonly CourseFile[],
): Pick<Content, 'catalogue' | 'courses'> {
  const index = indexCourses(courseFiles);
  const groups: Catalogue['groups'] = groupIds.map((id) => {
    const { courses: paths, ...words } = catalogue.groups[id];
    const listed = paths.flatMap((path) => listedCourse(path, index));
    const tiles = listed.map(({ path, file, head }, position) => ({
      name: head.tile,
      path,
      course: {
        ...assembleCourse(file, head, id, index),
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

function assembleCourse(
  file: CourseFile,
  head: CourseFrontMatter,
  group: GroupId,
  index: CourseIndex,
): Course {
  const { alias, related, ...words } = head;
  return {
    path: file.path,
    ...(alias === undefined ? {} : { alias }),
    group,
    ...words,
    before: file.before.map(({ text }) => text),
    afterwards: file.afterwards.map(({ text }) => text),
    modules: file.modules.map(({ title, points }) => ({
      title: title.text,
      points: points.map(({ text }) => text),
    })),
    related: related.flatMap((path) => linksTo(index.get(path))),
  };
}

function neighbour(side: 'previous' | 'next', file: CourseFile | undefined) {
  const [link] = linksTo(file);
  return link === undefined ? {} : { [side]: link };
}

function linksTo(file: CourseFile | undefined): CourseLink[] {
  if (file?.frontMatter === undefined) return [];
  return [{ path: file.path, title: file.frontMatter.title }];
}
