import type { EarlySearch, FoundCourse, FoundCourses } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

/** A query for the catalogue. An empty text or value does not narrow the result. */
export interface CourseQuery {
  /** The text of the search box, which is the parameter `q` of the address. */
  readonly q: string;
  /** The chosen value of each facet, by the facet's name. */
  readonly chosen: Readonly<Record<string, string>>;
}

export interface Facet {
  /** The facet's name in addresses. */
  readonly name: string;
  readonly label: string;
  /** The label of the empty choice, such as "Any". */
  readonly any: string;
  readonly choices: readonly FacetChoice[];
}

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
}

export const emptyQuery: CourseQuery = { q: '', chosen: {} };

export const maxQueryLength = 100;

/** Reads the query from the `search` part of an address. Unknown values of facets are ignored. */
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

/** Puts the query into the `search` part of an address. Other parameters stay. */
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

/** Whether the box is empty and nothing is chosen in the lists. */
export function isEmptyQuery({ q, chosen }: CourseQuery): boolean {
  return q === '' && Object.values(chosen).every((value) => value === '');
}

/** The searched words and the labels of the chosen values, separated by commas. */
export function askedFor({ q, chosen }: CourseQuery, facets: readonly Facet[]): string {
  const labels = facets.flatMap(({ name, choices }) =>
    choices.filter(({ value }) => value === chosen[name]).map(({ label }) => label),
  );
  return [q.trim(), ...labels].filter(Boolean).join(', ');
}

/**
 * While words wait for the syllabi, the status is `searching`, and the words don't narrow the result yet. If no word
 * describes a course and no link answers, the status is `unnamed`, and the words don't narrow the result at all.
 */
export type FilterResult<Tile> = {
  readonly tiles: readonly Tile[];
} & Pick<FoundCourses, 'leads'> &
  (
    | { readonly status: 'all' | 'searching' | 'chosen' | 'unnamed' }
    | {
        readonly status: 'ranked';
        /** The reason why each course was found, by the course's path. */
        readonly found: ReadonlyMap<string, FoundCourse>;
        readonly holdAll: boolean;
      }
  );

/** The part of a tile by which the tile is found. */
export interface Filterable {
  /** The course's path below `/courses/`. */
  readonly path: string;
  /** The course's value for each facet, by the facet's name. */
  readonly facets: Readonly<Record<string, string | undefined>>;
}

/** The tiles that fit the facets and the words. `search` is undefined until the search is ready. */
export function filterResult<Tile extends Filterable>(
  tiles: readonly Tile[],
  query: CourseQuery,
  search: EarlySearch | undefined,
): FilterResult<Tile> {
  if (isEmptyQuery(query)) return { status: 'all', tiles, leads: [] };
  const asked = Object.entries(query.chosen).filter(([, value]) => value !== '');
  const chosen = tiles.filter(({ facets }) =>
    asked.every(([name, value]) => facets[name] === value),
  );
  const words = searchWords(query.q);
  if (words.length === 0) return { status: 'chosen', tiles: chosen, leads: [] };
  const answer = search?.(words);
  if (!answer) return { status: 'searching', tiles: chosen, leads: [] };
  const { courses, ...others } = answer;
  if (!courses) return { status: 'unnamed', tiles: chosen, ...others };
  return {
    status: 'ranked',
    tiles: courses.flatMap(({ path }) => chosen.find((tile) => tile.path === path) ?? []),
    found: new Map(courses.map((course) => [course.path, course])),
    ...others,
  };
}
