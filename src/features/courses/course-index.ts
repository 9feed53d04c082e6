import type { Content } from '../../content/content.ts';
import { anchorOf } from '../../content/assemble-content.ts';
import { sitePages } from '../../content/site-pages.ts';
import type { CourseIndex, CourseTexts } from './course-search.ts';

/** The contents of `/course-names.json`: the courses' names, and what the search answers without a syllabus. */
export function courseNames(content: Content): CourseIndex {
  const { about, catalogue, ways } = content;
  const { groups, ignoredWords, soughtAs } = catalogue;
  return {
    courses: groups.flatMap(({ tiles }) =>
      tiles.map(({ name, path, course }) => ({
        path,
        names: [...new Set([name, course.title])],
        soughtAs: soughtAs[course.path] ?? [],
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
      ...about.questions.items.map(({ question, answer: [text], searchedBy: words = [] }) => {
        return { label: question, to: `/about#${anchorOf(question)}`, text, words };
      }),
      ...sitePages(content).map(({ label = '', path, description, searchedBy: words }) => {
        return { label, to: path, text: description, words };
      }),
      // Without its path, a link within the page keeps the query.
      ...catalogue.asked.map(({ words, text, to }) => {
        return { label: text, to: to.replace(/^\/courses(?=#)/, ''), words };
      }),
    ].filter(({ words }) => words.length > 0),
  };
}

/** The contents of `/course-texts.json`: the texts of the syllabi. */
export function courseTexts({ catalogue }: Content): CourseTexts {
  const tiles = catalogue.groups.flatMap((group) => group.tiles);
  return Object.fromEntries(
    tiles.map(({ path, course: { promise, modules } }) => [
      path,
      {
        promise,
        modules: modules.map(({ title, id, purpose, points }) => ({
          title,
          id,
          lines: [purpose ?? [], points.map(({ text }) => text)].flat(),
        })),
      },
    ]),
  );
}
