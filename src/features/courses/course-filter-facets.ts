import type { Catalogue, Content, Course } from '../../content/content.ts';
import { choiceNames } from '../../content/schemas/course.ts';
import type { Facet, FacetChoice } from './course-query.ts';

/** The name of a facet. `filter.facets` of `content/courses.yaml` has the words for each facet. */
type FacetName = keyof Catalogue['filter']['facets'];

/**
 * The facets' names in the order of the form. Each name is also the name of a course's field. The form, the address
 * and the tiles use this list.
 */
const names: readonly FacetName[] = [...choiceNames, 'group'];

/** The lists of the filter. Lists without an entry are left out. */
export function courseFacets(content: Content): Facet[] {
  const words = content.catalogue.filter.facets;
  return names
    .map((name) => ({ name, ...words[name], choices: choicesOf(name, content) }))
    .filter(({ choices }) => choices.length > 0);
}

/** The entries of the facet `name` that visitors can choose. */
function choicesOf(name: FacetName, { catalogue, courses, site }: Content): FacetChoice[] {
  if (name === 'group') {
    return catalogue.groups.map(({ id, heading }) => ({ value: id, label: heading }));
  }
  return Object.entries(site.syllabus.choices[name])
    .filter(([value]) => courses.some((course) => course[name] === value))
    .map(([value, label]) => ({ value, label }));
}

/**
 * The attributes of a tile for the facets, such as `data-level`. A course without a value for a facet is shown only
 * while nothing is chosen in that facet.
 */
export function facetAttributes(course: Course): Record<`data-${FacetName}`, string> {
  const attributes = names.map((name) => [`data-${name}`, course[name] ?? '']);
  return Object.fromEntries(attributes) as Record<`data-${FacetName}`, string>;
}
