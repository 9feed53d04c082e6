import type { Catalogue } from '../../content/content.ts';
import { fill } from '../../fill.ts';
import { Container } from '../../ui/section.tsx';
import { tileAddress, TileFoot, TileName } from './course-groups.tsx';
import type { FilterResult } from './course-query.ts';
import type { Why } from './course-search.ts';
import type { TileFacts } from './tile-facts.ts';

interface FoundCoursesProps {
  readonly words: Catalogue['filter'];
  readonly result: FilterResult<TileFacts>;
}

/** What a search has found: the courses that it names, links to answers, then courses that only mention the words. */
export function FoundCourses({ words, result }: FoundCoursesProps) {
  const found = result.status === 'ranked' ? result.found : undefined;
  const lists = [
    { heading: words.found, isNamed: true, leads: result.leads },
    { heading: words.mentioned, isNamed: false, leads: [] },
  ].map((list) => ({
    ...list,
    own: result.tiles.filter(({ path }) => found?.get(path)?.isNamed === list.isNamed),
  }));
  return lists
    .filter(({ leads, own }) => leads.length + own.length > 0)
    .map(({ heading, leads, own }) => (
      <section key={heading} className="pt-3 pb-6 md:pt-5 md:pb-8">
        <Container>
          <h2 className="text-2xl">{own.length > 0 ? heading : words.lead}</h2>
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
            {leads.map(({ label, to, text }) => (
              <li key={to} className="course-tile">
                <div>
                  <h3>
                    <a href={to}>{label}</a>
                  </h3>
                </div>
                <div className="text-muted">{text}</div>
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
      return <p className="found-why">{fill(sought, { words: why.text })}</p>;
    case 'line':
      return linked(`${tileAddress(path)}#${why.id}`, fill(module, { ...why }));
    case 'way':
      return linked(`#${why.id}`, fill(way, { goal: why.goal }));
  }
}

function linked(address: string, text: string) {
  return (
    <p className="found-why">
      <a href={address} className="underlined-link">
        {text}
      </a>
    </p>
  );
}
