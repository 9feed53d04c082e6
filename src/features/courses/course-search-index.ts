import type { Catalogue, Course } from '../../content/content.ts';
import { placeOf, type CourseWordIndex } from './course-word-index.ts';
import { findableWords, nameWords } from './course-search-words.ts';

/** The words of all syllabi, for a browser to search in: of each, in which courses it is and where in them. */
export function courseSearchIndex({ groups, ignoredWords, soughtAs }: Catalogue): CourseWordIndex {
  const tiles = groups.flatMap((group) => group.tiles);
  const places = new Map<string, Set<number>>();
  for (const [position, { name, course }] of tiles.entries()) {
    const note = (words: readonly string[], part: Parameters<typeof placeOf>[1]) => {
      for (const word of words) {
        places.set(word, (places.get(word) ?? new Set()).add(placeOf(position, part)));
      }
    };
    note([name, course.title].flatMap(nameWords), 'title');
    note((soughtAs[course.path] ?? []).flatMap(findableWords), 'soughtAs');
    note(findableWords(`${course.promise ?? ''}\n${course.description}`), 'promise');
    for (const [module, text] of textsOf(course).entries()) {
      note(findableWords(text.title), { module, in: 'title' });
      note(findableWords(text.points), { module, in: 'points' });
    }
  }
  const byName = [...places]
    .filter(([word]) => !ignoredWords.includes(word))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    courses: tiles.map(({ path, course }) => ({
      path,
      modules: course.modules.map(({ title, id }) => [title, id]),
    })),
    words: Object.fromEntries(byName.map(([word, found]) => [word, [...found]])),
    ignored: ignoredWords,
  };
}

function textsOf({ modules }: Course) {
  return modules.map(({ title, points, purpose = '' }) => ({
    title,
    points: [purpose, ...points.map((point) => point.text)].join('\n'),
  }));
}
