import type { Catalogue } from '../../content/content.ts';
import { type CourseIndex, findableWords } from './course-search.ts';

/** What a browser searches in: names, promises and modules as they are, and of all points each word once. */
export function courseIndex({ groups, ignoredWords, soughtAs }: Catalogue): CourseIndex {
  const courses = groups.flatMap(({ tiles }) =>
    tiles.map(({ name, path, course }) => ({
      path,
      title: `${name}\n${course.title}`,
      soughtAs: (soughtAs[course.path] ?? soughtAs[course.alias ?? ''] ?? []).join('\n'),
      promise: `${course.promise ?? ''}\n${course.description}`,
      modules: course.modules.map(({ title, id }) => [title, id] as const),
      points: [...new Set(course.modules.flatMap(wordsOfPoints))].sort().join(' '),
    })),
  );
  return { courses, ignored: ignoredWords };
}

type Module = Catalogue['groups'][number]['tiles'][number]['course']['modules'][number];

function wordsOfPoints({ purpose = '', points }: Module): string[] {
  return [purpose, ...points.map(({ text }) => text)].flatMap(findableWords);
}

/** How long the index may take, in milliseconds. */
const longestLoad = 20_000;

/** The index at this address; undefined if it can't be loaded in time. */
export async function loadCourseIndex(url: string): Promise<CourseIndex | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestLoad) });
    // Written by the same build.
    return response.ok ? ((await response.json()) as CourseIndex) : undefined;
  } catch {
    return undefined;
  }
}
