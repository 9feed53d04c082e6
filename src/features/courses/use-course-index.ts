import { useCallback, useEffect, useRef, useState } from 'react';
import type { CourseWordIndex } from './course-word-index.ts';
import { loadCourseIndex } from './load-course-index.ts';

export type CourseIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: CourseWordIndex }
  | { readonly status: 'failed' };

/** Loads the words of all syllabi once; if they don't arrive, `retry` asks for them again. */
export function useCourseIndex(url: string): [state: CourseIndexState, retry: () => void] {
  const [state, setState] = useState<CourseIndexState>({ status: 'loading' });
  const isAsked = useRef(false);

  const load = useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void loadCourseIndex(url).then((index) => {
      isAsked.current = index !== undefined;
      setState(index ? { status: 'ready', index } : failed);
    });
  }, [url]);
  useEffect(load, [load]);

  return [state, load];
}

/** Always the same, so that failing again changes nothing. */
const failed: CourseIndexState = { status: 'failed' };
