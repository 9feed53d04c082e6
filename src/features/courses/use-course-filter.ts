import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import {
  addressWithQuery,
  type CourseQuery,
  emptyQuery,
  queryFromAddress,
  type QueryChoices,
} from './course-filter-query.ts';
import { filterResult, type FilterResult } from './course-filter-result.ts';
import { bringIntoView } from './bring-into-view.ts';
import { type CourseTile, readTiles, showResult } from './course-filter-tiles.ts';
import { courseSearch } from './course-search.ts';
import { useCourseIndex } from './use-course-index.ts';

export interface CourseFilterState {
  readonly query: CourseQuery;
  readonly result: FilterResult<CourseTile>;
  /** Whether the syllabi could not be loaded, so that words are looked for in names only. */
  readonly namesOnly: boolean;
  readonly ask: (query: CourseQuery) => void;
}

interface CourseFilterSettings extends QueryChoices {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly indexUrl: string;
  /** What a tile says of the module that holds the words. */
  readonly modulePattern: string;
}

/** What is asked, what is found, and the page's tiles and address kept in step with both. */
export function useCourseFilter(settings: CourseFilterSettings): CourseFilterState {
  const { form, levels, groups, indexUrl, modulePattern } = settings;
  const [query, setQuery] = useState(emptyQuery);
  const [tiles, setTiles] = useState<readonly CourseTile[]>([]);
  const [state, retry] = useCourseIndex(indexUrl);

  const ask = (next: CourseQuery) => {
    setQuery(next);
    writeToAddress(next);
    // Does nothing unless the syllabi failed to load.
    retry();
  };

  useLayoutEffect(() => {
    const readPage = () => {
      const asked = withTyped(queryFromAddress(location.search, { levels, groups }), form.current);
      setTiles(readTiles(document));
      setQuery(asked);
      writeToAddress(asked);
    };
    const readAddress = () => {
      setQuery(queryFromAddress(location.search, { levels, groups }));
    };
    readPage();
    addEventListener('popstate', readAddress);
    return () => {
      removeEventListener('popstate', readAddress);
    };
  }, [form, levels, groups]);

  const search = useMemo(
    () =>
      state.status === 'loading'
        ? undefined
        : courseSearch(tiles, state.status === 'ready' ? state.index : undefined),
    [tiles, state],
  );
  const result = useMemo(() => filterResult(tiles, query, search), [tiles, query, search]);
  useLayoutEffect(() => {
    showResult(tiles, result, modulePattern);
    if (result.status !== 'ranked' || !form.current) return;
    const [first] = result.tiles;
    // Where nothing is found, the form itself says so, and whom to ask.
    bringIntoView(first?.item ?? form.current, form.current);
  }, [form, tiles, result, modulePattern]);

  return { query, result, namesOnly: state.status === 'failed', ask };
}

/** What was typed and chosen before React took the form over counts more than the address. */
function withTyped(asked: CourseQuery, form: HTMLFormElement | null): CourseQuery {
  const fields = form ? new FormData(form) : new FormData();
  const typed = (name: keyof CourseQuery) => {
    const value = fields.get(name);
    return typeof value === 'string' && value !== '' ? value : asked[name];
  };
  return { q: typed('q'), level: typed('level'), group: typed('group') };
}

/** Without adding to the history: Back leads to the page before. */
function writeToAddress(query: CourseQuery) {
  const { pathname, search, hash } = location;
  const next = addressWithQuery(search, query);
  if (next !== search) history.replaceState(history.state, '', `${pathname}${next}${hash}`);
}
