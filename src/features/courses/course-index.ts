import type { Content } from '../../content/content.ts';
import { sitePages } from '../../content/site-pages.ts';
import type { CourseIndex } from './course-search.ts';

/** The contents of `/course-index.json`, which the browser searches. */
export function courseIndex(content: Content): CourseIndex {
  const { catalogue, ways } = content;
  const { groups, ignoredWords, soughtAs } = catalogue;
  return {
    courses: groups.flatMap(({ tiles }) =>
      tiles.map(({ name, path, course }) => ({
        path,
        names: [...new Set([name, course.title])],
        soughtAs: soughtAs[course.path] ?? soughtAs[course.alias ?? ''] ?? [],
        promise: course.promise,
        modules: course.modules.map(({ title, id, purpose, points }) => ({
          title,
          id,
          lines: [purpose ?? [], points.map(({ text }) => text)].flat(),
        })),
      })),
    ),
    ignored: ignoredWords,
    ways: ways.ways.map(({ goal, id, stops }) => ({
      goal,
      label: `${ways.heading} ${goal}`,
      id,
      courses: stops.map(({ path }) => path),
    })),
    leads: [
      ...sitePages(content).flatMap(({ label, path, searchedBy }) =>
        label === undefined || searchedBy.length === 0
          ? []
          : [{ label, to: path, words: searchedBy }],
      ),
      // Without its path, a link within the page keeps the query.
      ...catalogue.asked.map(({ words, text, to }) => {
        return { label: text, to: to.replace(/^\/courses(?=#)/, ''), words };
      }),
    ],
  };
}
