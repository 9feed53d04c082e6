import type { CourseIndex } from './checks/course-index.ts';
import type { CourseLink, Way, WayStop, Ways } from './content.ts';
import { linksTo } from './assemble-course.ts';
import type { WaysFile } from './schemas/ways.ts';

/** The ways with the titles of their courses. Call it with sound files only. */
export function assembleWays({ ways, ...words }: WaysFile, index: CourseIndex): Ways {
  return {
    ...words,
    ways: ways.map(({ id, from, goal, stops, otherwise }): Way => ({
      id: `start-${id}`,
      from,
      goal,
      stops: stops.flatMap(({ course, text }) => wayStop(course, text, index)),
      otherwise: otherwise.map(({ text, courses }) =>
        withLinks(
          text,
          courses.flatMap((path) => linksTo(index.get(path))),
        ),
      ),
    })),
  };
}

function wayStop(course: string, text: string, index: CourseIndex): WayStop[] {
  const file = index.get(course);
  const canBegin = file?.frontMatter?.prerequisites === undefined;
  return linksTo(file).map((link) => ({ ...link, text, canBegin }));
}

/** The sentence in parts: what is between its blanks, and a link for each of them. */
function withLinks(text: string, links: readonly CourseLink[]): (string | CourseLink)[] {
  return text
    .split(/\{(\d+)\}/)
    .flatMap((part, position) => (position % 2 === 0 ? part : (links[Number(part) - 1] ?? [])));
}
