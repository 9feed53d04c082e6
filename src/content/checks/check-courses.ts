import type { ContentFiles } from '../files/content-files.ts';
import { fileStart, problemAt, type Problem } from '../files/problem.ts';
import { coursePath } from '../schemas/course.ts';
import { type CourseFile, textAfterMark } from '../files/parse-course-file.ts';

/** Each course by its path. */
export type CoursesByPath = ReadonlyMap<string, CourseFile>;

export function coursesByPath(courses: readonly CourseFile[]): CoursesByPath {
  return new Map(courses.map((course) => [course.path, course]));
}

/** Compares courses, catalogue, home page and ways, and returns the faults. */
export function checkCourses(courses: readonly CourseFile[], files: ContentFiles): Problem[] {
  const index = coursesByPath(courses);
  return [
    ...nameProblems(courses),
    ...circleProblems(courses, index),
    ...listingProblems(index, files),
    ...wayProblems(index, files),
    ...builtProblems(index, files),
  ];
}

/** Finds file names that can't be part of an address, and names that two courses share, ignoring case. */
function nameProblems(courses: readonly CourseFile[]): Problem[] {
  const message =
    'the name of this file cannot be part of an address, or is not allowed on Windows';
  const fix = 'use letters, digits, underscores and single spaces, and no name such as CON';
  const unfit = courses.filter(({ path }) => coursePath.safeParse(path).data !== path);
  // Paths come first, so that an alias that equals a path is reported at the alias.
  const claims = (['path', 'alias', 'title', 'tile'] as const).flatMap((field) =>
    courses.map((course) => {
      const { path, alias, value } = course;
      const { title, tile = title } = value ?? {};
      const place = field === 'tile' && value?.tile === undefined ? 'title' : field;
      return {
        course,
        title,
        at: field === 'path' ? [] : [place],
        what: field === 'alias' ? 'path' : field,
        name: { path, alias, title, tile }[field],
      };
    }),
  );
  const named = claims.filter(({ name }) => name !== undefined);
  const byClaim = Map.groupBy(named, ({ what, name }) => `${what} ${name?.toLowerCase()}`);
  const taken = [...byClaim.values()].flatMap(([owner, ...others]) =>
    others.flatMap(({ course, title, what, at, name }) => {
      const isTitle = what === 'tile' && at[0] === 'title';
      // Equal titles are reported already.
      if (isTitle && title?.toLowerCase() === owner?.title?.toLowerCase()) return [];
      const difference = name === owner?.name ? '' : ', apart from upper and lower case';
      const claimed = `\`${name}\` is also the ${what} of the course \`${owner?.course.path}\`${difference}`;
      return course.problemOf(at, claimed, `give each course a ${what} of its own`);
    }),
  );
  return [...unfit.map(({ file }) => problemAt(file, fileStart, { message, fix })), ...taken];
}

/** Finds courses that nobody can begin, because each needs another of them. Reports one problem. */
function circleProblems(courses: readonly CourseFile[], index: CoursesByPath): Problem[] {
  const left = new Set<CourseFile | undefined>(courses);
  const stuck = courses.filter((course) =>
    needsOf(course, index).some((choice) => choice.every((one) => left.has(one))),
  );
  if (stuck.length < courses.length) return circleProblems(stuck, index);
  const names = stuck.map(({ path }) => `\`${path}\``).join(', ');
  const message = `nobody can begin ${names}: each of these courses needs another of them first`;
  const [first] = stuck;
  return first ? [first.problemOf(['prerequisites'], message, 'take a prerequisite out')] : [];
}

/** One course of each inner list is enough. */
function needsOf(course: CourseFile | undefined, index: CoursesByPath) {
  const needs = course?.value?.prerequisites ?? [];
  return needs.map((entry) => [entry].flat().map((path) => index.get(path)));
}

/** Finds courses that come before their own prerequisites on a way. Not every prerequisite must be on the way. */
function wayProblems(index: CoursesByPath, { ways }: ContentFiles): Problem[] {
  return (ways.value?.ways ?? []).flatMap(({ stops }, way) => {
    const row = stops.map(({ course }) => index.get(course));
    return row.flatMap((course, stop) =>
      needsOf(course, index).flatMap((choice) => {
        const needed = row.findIndex((one) => one && choice.includes(one));
        if (needed <= stop) return [];
        const [name, other] = [course?.path ?? '', row[needed]?.path ?? ''];
        const message = `\`${name}\` needs \`${other}\`, which comes after it`;
        const fix = `put \`${other}\` before \`${name}\`, or take one of them out`;
        return [ways.problemOf(['ways', way, 'stops', stop, 'course'], message, fix)];
      }),
    );
  });
}

function listingProblems(index: CoursesByPath, { catalogue }: ContentFiles): Problem[] {
  if (catalogue.value === undefined) return [];
  const { groups } = catalogue.value;
  const listed = Object.entries(groups).flatMap(([id, { courses: paths }]) =>
    paths.map((path, position) => ({ path, at: ['groups', id, 'courses', position] })),
  );
  const twice = listed.filter(
    ({ path }, position) =>
      index.has(path) && listed.slice(0, position).some((other) => other.path === path),
  );
  return twice.map(({ path, at }) =>
    catalogue.problemOf(at, `the course \`${path}\` is named twice`, 'take one of them out'),
  );
}

function builtProblems(index: CoursesByPath, { home, catalogue }: ContentFiles): Problem[] {
  const marks = catalogue.value?.marks;
  return (home.value?.built.cards ?? []).flatMap((card, position) => {
    const course = index.get(card.course);
    if (course === undefined || marks === undefined) return [];
    const { module: title, kind, number } = card;
    const points = course.modules.find((module) => module.title === title)?.points ?? [];
    const marked = points.filter((point) => textAfterMark(point, marks[kind]) !== undefined);
    if (marked.length >= number) return [];
    const needed = number === 1 ? 'a point that starts' : `${number} points that start`;
    const message = `the course \`${card.course}\` has no module \`${title}\` with ${needed} with \`${marks[kind]}:\``;
    const fix = 'choose another module of the course, or take this card out';
    return [home.problemOf(['built', 'cards', position, 'module'], message, fix)];
  });
}
