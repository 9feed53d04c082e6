import { startTransition, useRef, useState } from 'react';
import {
  type CourseIndex,
  courseSearch,
  type CourseTexts,
  type EarlySearch,
  namesFirst,
  withTexts,
} from './course-search.ts';

/** In milliseconds. */
const longestLoad = 20_000;

/** What is searched: names `so far`, while the syllabi are loading; `names` alone, if one of the two failed to load. */
export type Searched = 'so far' | 'names' | 'syllabi';

interface SearchInPage {
  /** Undefined until the names have loaded or failed to load. */
  readonly search: EarlySearch | undefined;
  readonly searched: Searched;
  /** Loads names and syllabi once. A call after a failed load tries again. */
  readonly load: () => void;
}

/**
 * Searches the names of courses as soon as they have loaded, then all syllabi. If one of the two can't be loaded, only
 * names are searched, in the worst case those of `courses`.
 */
export function useCourseSearch(
  courses: readonly { readonly path: string; readonly name: string }[],
): SearchInPage {
  const [made, setMade] = useState<Pick<SearchInPage, 'search' | 'searched'>>({
    search: undefined,
    searched: 'so far',
  });
  const isAsked = useRef(false);
  // The first result changes the whole page, so a letter that is typed meanwhile comes first.
  const show = (search: EarlySearch, searched: Searched) =>
    startTransition(() => setMade({ search, searched }));

  const load = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    let texts: CourseTexts | undefined;
    const loading = loaded<CourseTexts>('/course-texts.json').then((all) => (texts = all));
    const names = await loaded<CourseIndex>('/course-names.json');
    const searchNames = () => courseSearch(names ?? namesOf(courses));
    // Two results in quick succession would keep a slow phone from showing what is typed.
    const early = texts === undefined ? await searchNames() : undefined;
    if (early && texts === undefined) show(namesFirst(early), 'so far');
    await loading;
    isAsked.current = names !== undefined && texts !== undefined;
    if (names && texts) show(await courseSearch(withTexts(names, texts)), 'syllabi');
    else show(early ?? (await searchNames()), 'names');
  };
  return { ...made, load: () => void load() };
}

function namesOf(courses: Parameters<typeof useCourseSearch>[0]): CourseIndex {
  const named = courses.map(({ path, name }) => ({ path, names: [name] }));
  return { courses: named, ignored: [], ways: [], leads: [] };
}

/** The contents of a JSON file of this site, or undefined if it can't be loaded. */
async function loaded<Contents>(address: string): Promise<Contents | undefined> {
  try {
    const signal = AbortSignal.timeout(longestLoad);
    const response = await fetch(address, { signal });
    // The cast is safe, since the build writes the file together with this script.
    return response.ok ? ((await response.json()) as Contents) : undefined;
  } catch {
    return undefined;
  }
}
