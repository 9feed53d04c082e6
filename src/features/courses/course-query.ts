import type { CourseSearch, FoundCourse, Lead } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

/** What is asked of the catalogue; an empty text asks for nothing. */
export interface CourseQuery {
  /** As it is in the box. The address names it `q`. */
  readonly q: string;
  /** What is chosen of each facet, by the facet's name, which the address has too. */
  readonly chosen: Readonly<Record<string, string>>;
}

/** What courses can be chosen by, beside words, such as their level: a list in the form. */
export interface Facet {
  /** In the address; tiles have its value as `data-` and this name. */
  readonly name: string;
  readonly label: string;
  /** The entry that chooses nothing. */
  readonly any: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

export const emptyQuery: CourseQuery = { q: '', chosen: {} };

/** The most letters that the box takes. */
export const maxQueryLength = 100;

/** The query in an address's part from `?` on; a level or group that does not exist asks for nothing. */
export function queryFromAddress(search: string, facets: readonly Facet[]): CourseQuery {
  const parameters = new URLSearchParams(search);
  const known = facets.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => value === parameters.get(name));
    return choice ? [[name, choice.value]] : [];
  });
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    chosen: Object.fromEntries(known) as Record<string, string>,
  };
}

/** The same part of the address with this query in place of the one in it; other parameters stay. */
export function addressWithQuery(
  search: string,
  { q, chosen }: CourseQuery,
  facets: readonly Facet[],
): string {
  const parameters = new URLSearchParams(search);
  const asked = [['q', q.trim()], ...facets.map(({ name }) => [name, chosen[name] ?? ''])] as const;
  for (const [name = '', value = ''] of asked) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether nothing is asked, and nothing is in the box. */
export function isEmptyQuery({ q, chosen }: CourseQuery): boolean {
  return q === '' && Object.values(chosen).every((value) => value === '');
}

/** What was typed and chosen, in one line. */
export function askedFor({ q, chosen }: CourseQuery, facets: readonly Facet[]): string {
  const labels = facets.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => value === chosen[name]).map(({ label }) => label),
  );
  return [q.trim(), ...labels].filter(Boolean).join(', ');
}

/** What the filter has found. While the syllabi are `searching`, the words don't count yet. */
export type FilterResult<Tile> = {
  readonly tiles: readonly Tile[];
  /** What answers the words beside courses. */
  readonly leads: readonly Lead[];
} & (
  | { readonly status: 'all' | 'searching' | 'chosen' }
  | {
      /** The tiles come with the best first. */
      readonly status: 'ranked';
      /** Why each is there, by the course's path. */
      readonly found: ReadonlyMap<string, FoundCourse>;
      /** False where no course holds all the words. */
      readonly holdAll: boolean;
    }
);

/** What a course is chosen by, beside the words. */
interface Filterable {
  readonly path: string;
  /** Its value of each facet, by the facet's name. */
  readonly facets: Readonly<Record<string, string | undefined>>;
}

/**
 * The tiles of what is chosen, and of these those that answer the words, the best first.
 *
 * @param search - undefined until the visitor can search.
 */
export function filterResult<Tile extends Filterable>(
  tiles: readonly Tile[],
  query: CourseQuery,
  search: CourseSearch | undefined,
): FilterResult<Tile> {
  if (isEmptyQuery(query)) return { status: 'all', tiles, leads: [] };
  const asked = Object.entries(query.chosen).filter(([, value]) => value !== '');
  const chosen = tiles.filter(({ facets }) =>
    asked.every(([name, value]) => facets[name] === value),
  );
  const words = searchWords(query.q);
  if (words.length === 0) return { status: 'chosen', tiles: chosen, leads: [] };
  if (!search) return { status: 'searching', tiles: chosen, leads: [] };
  const { courses, holdAll, leads } = search(words);
  if (!courses) return { status: 'chosen', tiles: chosen, leads };
  return {
    status: 'ranked',
    tiles: courses.flatMap(({ path }) => chosen.find((tile) => tile.path === path) ?? []),
    found: new Map(courses.map((course) => [course.path, course])),
    holdAll,
    leads,
  };
}
