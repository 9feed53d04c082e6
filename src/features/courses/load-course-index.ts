import type { CourseWordIndex } from './course-word-index.ts';

/** How long the index may take, in milliseconds. */
const longestLoad = 20_000;

/** The index of words at this address; undefined if it can't be loaded in time or is none. */
export async function loadCourseIndex(url: string): Promise<CourseWordIndex | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(longestLoad) });
    const value: unknown = response.ok ? await response.json() : undefined;
    return isCourseIndex(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A look at the outside only: what is inside was written by the same build. */
function isCourseIndex(value: unknown): value is CourseWordIndex {
  return (
    typeof value === 'object' &&
    value !== null &&
    'courses' in value &&
    Array.isArray(value.courses) &&
    'words' in value &&
    typeof value.words === 'object' &&
    value.words !== null
  );
}
