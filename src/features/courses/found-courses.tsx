import type { Catalogue } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import { contactLinks } from '../../layout/contact-links.ts';
import { ContactButtons } from '../../layout/contact.tsx';
import { Container } from '../../ui/section.tsx';
import { tileAddress, TileFoot, TileName } from './course-groups.tsx';
import type { CatalogueContent } from './catalogue-content.ts';
import { askedFor, type CourseQuery, type FilterResult } from './course-query.ts';
import type { Lead, Why } from './course-search.ts';
import type { TileFacts } from './tile-facts.ts';

interface FoundCoursesProps extends Pick<
  CatalogueContent,
  'words' | 'facets' | 'contact' | 'enquiry' | 'ask'
> {
  readonly query: CourseQuery;
  readonly result: FilterResult<TileFacts>;
}

/**
 * What a search has found: the courses that it names, answers, then courses that only mention the words. If there is
 * none of these, a way to ask.
 */
export function FoundCourses(props: FoundCoursesProps) {
  const { words, facets, contact, enquiry, ask, query, result } = props;
  const { status, tiles, leads } = result;
  const found = status === 'ranked' ? result.found : undefined;
  const isNothing = status !== 'all' && status !== 'searching' && tiles.length + leads.length === 0;
  const message = fill(words.nothing.message, { words: askedFor(query, facets) });
  const answers: (Partial<Lead> & { readonly enquiry: typeof enquiry })[] = isNothing
    ? [{ text: words.nothing.text, asks: true, enquiry: { ...words.nothing, message } }]
    : leads.map((lead) => {
        const question = lead.to === undefined ? enquiry.message : lead.label;
        return { ...lead, enquiry: { ...enquiry, message: question } };
      });
  const lists = [
    { heading: words.found, isNamed: true, answers },
    { heading: words.mentioned, isNamed: false, answers: [] },
  ].map((list) => ({
    ...list,
    own: tiles.filter(({ path }) => found?.get(path)?.isNamed === list.isNamed),
  }));
  return lists
    .filter(({ answers, own }) => answers.length + own.length > 0)
    .map(({ heading, answers, own }) => (
      <section key={heading} className="pt-3 pb-6 md:pt-5 md:pb-8">
        <Container>
          {!isNothing && <h2 className="text-2xl">{own.length > 0 ? heading : words.lead}</h2>}
          <ul className="course-tiles found-courses mt-2">
            {own.map((tile) => (
              <li key={tile.path} className="course-tile">
                <div>
                  <TileName {...tile} />
                </div>
                <div>
                  <p className="text-muted">{tile.promise}</p>
                  <FoundWhy path={tile.path} why={found?.get(tile.path)?.why} words={words} />
                </div>
                <TileFoot {...tile} />
              </li>
            ))}
            {answers.map(({ label, to, text, asks, enquiry }) => (
              <li key={label ?? ''} className="course-tile found-answer">
                {label !== undefined && (
                  <h3>{to === undefined ? label : <a href={to}>{label}</a>}</h3>
                )}
                {text !== undefined && <p className="text-muted">{text}</p>}
                {asks && <ContactButtons links={contactLinks(contact, enquiry)} ask={ask} />}
              </li>
            ))}
          </ul>
        </Container>
      </section>
    ));
}

interface FoundWhyProps {
  readonly path: string;
  readonly why: Why | undefined;
  readonly words: Pick<Catalogue['filter'], 'module' | 'sought' | 'way'>;
}

function FoundWhy({ path, why, words: { module, sought, way } }: FoundWhyProps) {
  switch (why?.kind) {
    case undefined:
      return null;
    case 'sought':
      return <p className="found-why text-muted">{fill(sought, { words: why.text })}</p>;
    case 'line':
      return linked(`${tileAddress(path)}#${why.id}`, fill(module, { ...why }));
    case 'way':
      return linked(`#${why.id}`, fill(way, { goal: why.goal }));
  }
}

function linked(address: string, text: string) {
  return (
    <p className="found-why text-muted">
      <a href={address} className="underlined-link">
        {text}
      </a>
    </p>
  );
}
