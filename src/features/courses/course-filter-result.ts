import { type CourseQuery, isEmptyQuery } from './course-filter-query.ts';
import { type CourseSearch, type FoundModule, searchWords } from './course-search.ts';

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
