import type { Content } from '../../content/content.ts';
import { facetNames } from '../../content/schemas/catalogue.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import type { Facet } from './course-query.ts';
import { tileFacts } from './tile-facts.ts';

export type CatalogueContent = ReturnType<typeof catalogueContent>;

/** Takes from the whole content what the catalogue's island shows. Only the pictures are missing. */
export function catalogueContent(content: Content) {
  const { academy, catalogue, site, ways } = content;
  const { hero, filter, tile } = catalogue;
  const { modules, projects } = site.syllabus;
  const { whatsapp, phones, email } = academy;
  const [asked] = contactLinks(academy, site.contact);
  return {
    hero: {
      ...hero,
      start: ways.heading,
      ask: `${hero.ask} ${site.contact.ask[asked.kind]}`,
      askAt: asked.href,
    },
    words: filter,
    facets: courseFacets(content),
    groups: catalogue.groups.map(({ id, heading, text, courses }) => {
      return { id, heading, text, tiles: tileFacts(courses, tile, site.syllabus) };
    }),
    legend: { module: modules.one, project: projects.one },
    contact: { whatsapp, phones, email },
    enquiry: { subject: site.contact.subject, message: site.contact.message },
    ask: site.contact.ask,
  };
}

/** The facets of the filter's form. A facet without choices is left out. */
export function courseFacets({ catalogue, courses, site }: Content): Facet[] {
  const labels: Readonly<Record<(typeof facetNames)[number], Readonly<Record<string, string>>>> = {
    ...site.syllabus.choices,
    group: Object.fromEntries(catalogue.groups.map(({ id, heading }) => [id, heading])),
  };
  const facets = facetNames.map((name) => ({
    name,
    ...catalogue.filter.facets[name],
    choices: Object.entries(labels[name])
      .filter(([value]) => courses.some((course) => course[name] === value))
      .map(([value, label]) => ({ value, label })),
  }));
  return facets.filter(({ choices }) => choices.length > 0);
}
