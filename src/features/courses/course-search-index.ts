import type { Catalogue, Course } from '../../content/content.ts';
import type { CourseWordIndex } from './course-search.ts';
import { findableWords } from './course-search-words.ts';

/** The words of all syllabi, for a browser to search in: titles, descriptions, modules and points. */
export function courseSearchIndex({ groups, ignoredWords }: Catalogue): CourseWordIndex {
  const tiles = groups.flatMap((group) => group.tiles);
  const positions = new Map<string, number[]>();
  for (const [position, { course }] of tiles.entries()) {
    for (const word of findableWords(textOf(course))) {
      positions.set(word, [...(positions.get(word) ?? []), position]);
    }
  }
  const byName = [...positions].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    courses: tiles.map(({ path }) => path),
    words: Object.fromEntries(byName),
    ignored: ignoredWords,
  };
}

function textOf({ title, description, modules }: Course): string {
  const lines = modules.flatMap((module) => [
    module.title,
    ...module.points.map((point) => point.text),
  ]);
  return [title, description, ...lines].join('\n');
}
