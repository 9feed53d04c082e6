import { startTransition, useRef, useState } from 'react';
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

/** Searches all syllabi. If their index can't be loaded, only the names of `courses` are searched. */
export function useCourseSearch(
  courses: readonly { readonly path: string; readonly name: string }[],
): SearchInPage {
  const [made, setMade] = useState<Pick<SearchInPage, 'search' | 'namesOnly'>>();
  const isAsked = useRef(false);

  const load = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    const index = await loadIndex();
    isAsked.current = index !== undefined;
    const search = await courseSearch(index ?? namesOf(courses));
    // The first result changes the whole page, so a letter that is typed meanwhile comes first.
    startTransition(() => setMade({ search, namesOnly: index === undefined }));
  };
  return { search: made?.search, namesOnly: made?.namesOnly ?? false, load: () => void load() };
}

function namesOf(courses: Parameters<typeof useCourseSearch>[0]): CourseIndex {
  const named = courses.map(({ path, name }) => ({ path, names: [name] }));
  return { courses: named, ignored: [], ways: [], leads: [] };
}

async function loadIndex(): Promise<CourseIndex | undefined> {
  try {
    const signal = AbortSignal.timeout(longestLoad);
    const response = await fetch('/course-index.json', { signal });
    // The cast is safe, since the build writes the index together with this script.
    return response.ok ? ((await response.json()) as CourseIndex) : undefined;
  } catch {
    return undefined;
  }
}
