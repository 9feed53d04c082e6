import { type CourseSearch, type FoundModule, searchWords } from './course-search.ts';

/** What is asked of the catalogue; an empty text asks for nothing. The names are those in the address. */
export interface CourseQuery {
  /** As it is in the box. */
  readonly q: string;
  readonly level: string;
  readonly group: string;
}

/** The levels and groups that visitors can choose. */
export interface QueryChoices {
  readonly levels: readonly FilterChoice[];
  readonly groups: readonly FilterChoice[];
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

export const emptyQuery: CourseQuery = { q: '', level: '', group: '' };

/** The most letters that the box takes. */
export const maxQueryLength = 100;

/** The query in an address's part from `?` on; a level or group that does not exist asks for nothing. */
export function queryFromAddress(search: string, { levels, groups }: QueryChoices): CourseQuery {
  const parameters = new URLSearchParams(search);
  const known = (name: string, choices: readonly FilterChoice[]) =>
    choices.find(({ value }) => value === parameters.get(name))?.value ?? '';
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, maxQueryLength),
    level: known('level', levels),
    group: known('group', groups),
  };
}

/** The same part of the address with this query in place of the one in it; other parameters stay. */
export function addressWithQuery(search: string, { q, level, group }: CourseQuery): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ q: q.trim(), level, group })) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether nothing is asked, and nothing is in the box. */
export function isEmptyQuery({ q, level, group }: CourseQuery): boolean {
  return q === '' && level === '' && group === '';
}

/** What the filter has found. While the syllabi are `searching`, the words don't count yet. */
export type FilterResult<Tile> =
  | { readonly status: 'all' | 'searching' | 'chosen'; readonly tiles: readonly Tile[] }
  | {
      readonly status: 'ranked';
      /** The best first. */
      readonly tiles: readonly Tile[];
      /** Where the words are that a tile does not show, by the course's path. */
      readonly modules: ReadonlyMap<string, FoundModule>;
      /** False where no course holds all the words. */
      readonly holdAll: boolean;
    };

/** What a course is chosen by, beside the words. */
interface Filterable {
  readonly path: string;
  readonly level: string;
  /** The id of its group's section. */
  readonly group: string;
}

/**
 * The tiles of the level and group, and of these those that answer the words, the best first.
 *
 * @param search - undefined until the visitor can search.
 */
export function filterResult<Tile extends Filterable>(
  tiles: readonly Tile[],
  query: CourseQuery,
  search: CourseSearch | undefined,
): FilterResult<Tile> {
  if (isEmptyQuery(query)) return { status: 'all', tiles };
  const chosen = tiles.filter(
    ({ level, group }) => matches(query.level, level) && matches(query.group, group),
  );
  const words = searchWords(query.q);
  if (words.length === 0) return { status: 'chosen', tiles: chosen };
  if (!search) return { status: 'searching', tiles: chosen };
  const found = search(words);
  if (!found) return { status: 'chosen', tiles: chosen };
  return {
    status: 'ranked',
    tiles: found.courses.flatMap(({ path }) => chosen.find((tile) => tile.path === path) ?? []),
    modules: new Map(found.courses.flatMap(({ path, module }) => (module ? [[path, module]] : []))),
    holdAll: found.holdAll,
  };
}

function matches(asked: string, value: string): boolean {
  return asked === '' || asked === value;
}
