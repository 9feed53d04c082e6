import { isEmptyQuery, type CourseQuery } from './course-filter-query.ts';
import type { CourseTile } from './course-filter-tiles.ts';
import type { CourseSearch } from './course-search.ts';
import { searchWords } from './course-search-words.ts';

/** What the filter has found. While the syllabi are `searching`, the words don't count yet. */
export interface FilterResult<Tile> {
  readonly status: 'all' | 'searching' | 'found';
  readonly tiles: readonly Tile[];
}

type Filterable = Pick<CourseTile, 'path' | 'level' | 'group'>;

/**
 * The tiles of the level and group that hold every word of the query.
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
  if (words.length === 0) return { status: 'found', tiles: chosen };
  if (!search) return { status: 'searching', tiles: chosen };
  const found = search(words);
  return { status: 'found', tiles: chosen.filter(({ path }) => found.has(path)) };
}

function matches(asked: string, value: string): boolean {
  return asked === '' || asked === value;
}
