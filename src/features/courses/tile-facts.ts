import { allOf, fill } from '../../fill.ts';
import type { Catalogue, Course, Tile } from '../../content/content.ts';
import {
  countedText,
  courseCounts,
  factTexts,
  type FactName,
  skylineModules,
} from '../../content/course-texts.ts';
import type { Level } from '../../content/schemas/course.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';

/** What a tile shows of its course. */
export type TileFacts = ReturnType<typeof tileFacts>[number];

/** What a tile and a syllabus call alike. */
type TileSyllabusWords = Pick<SyllabusWords, 'modules' | 'projects' | 'levels' | 'facts'>;

/** The facts of a group's tiles; a level is said only where it is not that of most courses in the group. */
export function tileFacts(
  tiles: readonly Tile[],
  words: Catalogue['tile'],
  { modules, projects, levels, facts: labels }: TileSyllabusWords,
) {
  const usual = mostFrequent(tiles.map(({ course }) => course.level));
  return tiles.map(({ name, path, course }) => {
    const { level, promise, facts } = course;
    const counts = courseCounts(course.modules);
    return {
      name,
      path,
      level,
      promise,
      /** Where one starts, and the courses that come before. */
      start: [
        ...(level === usual ? [] : [fill(words.level, { level: levels[level] })]),
        ...afterText(course, words),
      ],
      counts: [
        countedText(counts.modules, modules),
        ...(counts.projects > 0 ? [countedText(counts.projects, projects)] : []),
      ],
      /** The name on its page, where that is written in another way. */
      title: course.title === name ? undefined : course.title,
      skyline: skylineModules(course),
      facts: factTexts(facts).map(([name, text]) =>
        labelled.includes(name) ? `${labels[name]}: ${text}` : text,
      ),
    };
  });
}

/** Facts that need their label on a tile, such as "6 to 8". */
const labelled: readonly FactName[] = ['hoursPerWeek', 'language', 'nextBatch'];

/** "After HTML and CSS", "After C# and SQL or MySQL". */
function afterText({ prerequisites }: Course, { after }: Catalogue['tile']): string[] {
  if (prerequisites.length === 0) return [];
  const entries = prerequisites.map((links) => anyOf.format(links.map(({ title }) => title)));
  return [fill(after, { courses: allOf(entries) })];
}

const anyOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function mostFrequent(levels: readonly Level[]): Level | undefined {
  const counts = Map.groupBy(levels, (level) => level);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0];
}
