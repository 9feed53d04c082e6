import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  addressWithQuery,
  type CourseQuery,
  emptyQuery,
  queryFromAddress,
  type QueryChoices,
  filterResult,
  type FilterResult,
} from './course-query.ts';
import { bringIntoView, type CourseTile, readTiles, showResult } from './course-filter-tiles.ts';
import { loadCourseIndex } from './course-index.ts';
import { type CourseIndex, courseSearch } from './course-search.ts';

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
  const [index, setIndex] = useState<CourseIndex | 'none' | 'failed'>('none');
  const isIndexAsked = useRef(false);

  /** Shows the query; the first words load the index, and the next ones again if it does not arrive. */
  const ask = (next: CourseQuery) => {
    setQuery(next);
    writeToAddress(next);
    if (next.q.trim() === '' || isIndexAsked.current) return;
    isIndexAsked.current = true;
    void loadCourseIndex(indexUrl).then((loaded) => {
      isIndexAsked.current = loaded !== undefined;
      setIndex(loaded ?? 'failed');
    });
  };
  const readPage = useEffectEvent(() => {
    setTiles(readTiles(document));
    ask(withTyped(queryFromAddress(location.search, { levels, groups }), form.current));
  });
  useLayoutEffect(() => {
    // The tiles follow the filter, whose script may be there before them.
    const readWhole = () => readPage();
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', readWhole);
    else readWhole();
    return () => removeEventListener('DOMContentLoaded', readWhole);
  }, []);

  const search = useMemo(() => {
    if (index === 'none') return undefined;
    if (index !== 'failed') return courseSearch(index);
    const courses = tiles.map(({ path, name }) => ({ path, title: name }));
    return courseSearch({ courses, ignored: [] });
  }, [tiles, index]);
  const result = useMemo(() => filterResult(tiles, query, search), [tiles, query, search]);
  useLayoutEffect(() => {
    showResult(tiles, result, modulePattern);
    if (result.status !== 'ranked' || !form.current) return;
    const [first] = result.tiles;
    // Where nothing is found, the form itself says so, and whom to ask.
    bringIntoView(first?.item ?? form.current, form.current);
  }, [form, tiles, result, modulePattern]);

  return { query, result, namesOnly: index === 'failed', ask };
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
