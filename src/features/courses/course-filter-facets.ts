import type { Content, Course } from '../../content/content.ts';
import { facetNames } from '../../content/schemas/catalogue.ts';
import type { Facet, FacetChoice } from './course-query.ts';

type FacetName = (typeof facetNames)[number];

/** The facets of the filter's form. A facet without choices is left out. */
export function courseFacets(content: Content): Facet[] {
  const words = content.catalogue.filter.facets;
  return facetNames
    .map((name) => ({ name, ...words[name], choices: choicesOf(name, content) }))
    .filter(({ choices }) => choices.length > 0);
}

function choicesOf(name: FacetName, { catalogue, courses, site }: Content): FacetChoice[] {
  if (name === 'group') {
    return catalogue.groups.map(({ id, heading }) => ({ value: id, label: heading }));
  }
  return Object.entries(site.syllabus.choices[name])
    .filter(([value]) => courses.some((course) => course[name] === value))
    .map(([value, label]) => ({ value, label }));
}

/** The `data-` attributes of a course's tile, one for each facet; empty if the course has no value for the facet. */
export function facetAttributes(course: Course): Record<`data-${FacetName}`, string> {
  const attributes = facetNames.map((name) => [`data-${name}`, course[name] ?? '']);
  return Object.fromEntries(attributes) as Record<`data-${FacetName}`, string>;
}
