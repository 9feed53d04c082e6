import { anyOf, fill } from '../../fill.ts';
import type { Catalogue, Course } from '../../content/content.ts';
import {
  choiceTexts,
  countedText,
  courseCounts,
  factTexts,
  type FactName,
  otherName,
  skylineModules,
} from '../../content/course-texts.ts';
import { facetNames } from '../../content/schemas/catalogue.ts';
import type { SyllabusWords } from '../../content/schemas/site.ts';
import { fieldsOf } from '../../content/schemas/text.ts';
import type { SkylineModule } from '../../ui/skyline.tsx';
import type { Filterable } from './course-query.ts';

export interface TileFacts extends Filterable {
  readonly name: string;
  readonly promise: string | undefined;
  /** The number of modules, and the level. */
  readonly foot: readonly string[];
  /** The prerequisites, such as "after HTML, CSS". */
  readonly after: string | undefined;
  /** The name on the course's page, unless it is only another spelling of the tile's name. */
  readonly title: string | undefined;
  readonly skyline: readonly SkylineModule[];
  readonly facts: readonly string[];
}

export function tileFacts(
  courses: readonly Course[],
  words: Catalogue['tile'],
  { modules, choices, facts: labels }: Pick<SyllabusWords, 'modules' | 'choices' | 'facts'>,
): TileFacts[] {
  return courses.map((course) => {
    const { tile: name, tilePath: path, promise, facts } = course;
    return {
      name,
      path,
      facets: fieldsOf(facetNames, (facet) => course[facet]),
      promise,
      foot: [
        countedText(courseCounts(course.modules).modules, modules),
        ...choiceTexts(course, choices).map(([, text]) => text),
      ],
      after: afterText(course, words),
      title: otherName(course) === undefined ? undefined : course.title,
      skyline: skylineModules(course),
      facts: factTexts(facts).map(([name, lines]) => {
        const text = lines.join('; ');
        return labelled.includes(name) ? `${labels[name]}: ${text}` : text;
      }),
    };
  });
}

/** A text such as "6 to 8" would be unclear without its label. */
const labelled: readonly FactName[] = ['hoursPerWeek', 'language', 'batches'];

/** The prerequisites as text: "after HTML, CSS", or "after C#, SQL or MySQL" if either SQL or MySQL is enough. */
function afterText({ prerequisites }: Course, { after }: Catalogue['tile']): string | undefined {
  if (prerequisites.length === 0) return undefined;
  const entries = prerequisites.map((links) => anyOf(links.map(({ title }) => title)));
  return fill(after, { courses: entries.join(', ') });
}
