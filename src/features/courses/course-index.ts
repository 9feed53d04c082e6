import type { Content } from '../../content/content.ts';
import { anchorOf } from '../../content/assemble-content.ts';
import { sitePages } from '../../content/site-pages.ts';
import type { CourseIndex, CourseTexts } from './course-search.ts';

/** The contents of `/course-names.json`: the courses' names, and what the search answers without a syllabus. */
export function courseNames(content: Content): CourseIndex {
  const { about, catalogue, courses, ways } = content;
  return {
    courses: courses.map(({ path, tilePath, tile, title }) => ({
      path: tilePath,
      names: [...new Set([tile, title])],
      soughtAs: catalogue.soughtAs[path] ?? [],
    })),
    ignored: catalogue.ignoredWords,
    ways: ways.ways.map(({ goal, id, stops }) => ({
      goal,
      label: `${ways.heading} ${goal}`,
      id,
      courses: stops.map(({ path }) => path),
    })),
    leads: [
      ...about.questions.items.map(({ question, answer: [text], link, searchedBy: words = [] }) => {
        return { label: question, to: `/about#${anchorOf(question)}`, text, words, asks: !link };
      }),
      ...sitePages(content).map(({ label = '', path, description, searchedBy: words }) => {
        return { label, to: path, text: description, words };
      }),
      // Without its path, a link within the page keeps the query.
      ...catalogue.asked.map(({ words, text, to }) => {
        return { label: text, to: to?.replace(/^\/courses(?=#)/, ''), words, asks: !to };
      }),
    ].filter(({ words }) => words.length > 0),
  };
}

/** The contents of `/course-texts.json`: the texts of the syllabi. */
export function courseTexts({ courses }: Content): CourseTexts {
  return Object.fromEntries(
    courses.map(({ tilePath, promise, modules }) => [
      tilePath,
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
