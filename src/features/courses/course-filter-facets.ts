import type { Catalogue, Content, Course } from '../../content/content.ts';
import { levels } from '../../content/schemas/course.ts';
import type { Facet, FacetChoice } from './course-query.ts';

/** The words of each facet are in `filter.facets` of `content/courses.yaml`. */
type FacetName = keyof Catalogue['filter']['facets'];

interface FacetRow {
  /** A course's value; a course without a value is found only while nothing is chosen. */
  readonly valueOf: (course: Course) => string | undefined;
  /** The entries that visitors can choose. */
  readonly choicesOf: (content: Content) => readonly FacetChoice[];
}

/** The facets in the order of the form. Form, address and tiles follow this table. */
const table: Readonly<Record<FacetName, FacetRow>> = {
  level: {
    valueOf: ({ level }) => level,
    choicesOf: ({ courses, site }) =>
      levels
        .filter((value) => courses.some(({ level }) => level === value))
        .map((value) => ({ value, label: site.syllabus.levels[value] })),
  },
  group: {
    valueOf: ({ group }) => group,
    choicesOf: ({ catalogue }) =>
      catalogue.groups.map(({ id, heading }) => ({ value: id, label: heading })),
  },
};

// The keys of the table are all its names.
const names = Object.keys(table) as FacetName[];

/** The lists of the filter. */
export function courseFacets(content: Content): Facet[] {
  const words = content.catalogue.filter.facets;
  return names.map((name) => ({ name, ...words[name], choices: table[name].choicesOf(content) }));
}

/** The attributes of a tile for the facets, such as `data-level`. */
export function facetAttributes(course: Course): Record<`data-${FacetName}`, string> {
  const attributes = names.map((name) => [`data-${name}`, table[name].valueOf(course) ?? '']);
  return Object.fromEntries(attributes) as Record<`data-${FacetName}`, string>;
}
