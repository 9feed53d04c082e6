import { useEffect, useRef, useState } from 'react';
import type { CourseTile } from './course-filter-tiles.ts';
import { type CourseIndex, type CourseSearch, courseSearch } from './course-search.ts';

/** In milliseconds. */
const longestLoad = 20_000;

interface SearchInPage {
  /** Undefined until the syllabi have loaded or failed to load. */
  readonly search: CourseSearch | undefined;
  /** Whether only names are searched, because the syllabi failed to load. */
  readonly namesOnly: boolean;
  /** Loads the syllabi once. A call after a failed load tries again. */
  readonly load: () => void;
}

/** Searches the index at `indexUrl`. If the index can't be loaded, only the names on the tiles are searched. */
export function useCourseSearch(indexUrl: string, tiles: readonly CourseTile[]): SearchInPage {
  const [state, setState] = useState<{ index?: CourseIndex; failed: boolean }>({ failed: false });
  const [search, setSearch] = useState<CourseSearch>();
  const isAsked = useRef(false);

  const load = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    void loadIndex(indexUrl).then((index) => {
      isAsked.current = index !== undefined;
      setState(index ? { index, failed: false } : { failed: true });
    });
  };
  const { index, failed } = state;
  useEffect(() => {
    if (!index && !failed) return undefined;
    let isCurrent = true;
    const courses = tiles.map(({ path, name }) => ({ path, names: [name] }));
    void courseSearch(index ?? { courses, ignored: [], ways: [], leads: [] }).then((made) => {
      if (isCurrent) setSearch(() => made);
    });
    return () => {
      isCurrent = false;
    };
  }, [index, failed, tiles]);

  return { search, namesOnly: failed, load };
}

async function loadIndex(url: string): Promise<CourseIndex | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestLoad) });
    // The cast is safe, since the build writes the index together with this script.
    return response.ok ? ((await response.json()) as CourseIndex) : undefined;
  } catch {
    return undefined;
  }
}
