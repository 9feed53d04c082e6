import { useEffect, useState } from 'react';
import type { CourseWordIndex } from './course-word-index.ts';
import { loadCourseIndex } from './load-course-index.ts';

export type CourseIndexState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly index: CourseWordIndex }
  | { readonly status: 'failed' };

/** Loads the words of all syllabi once. */
export function useCourseIndex(url: string): CourseIndexState {
  const [state, setState] = useState<CourseIndexState>({ status: 'loading' });

  useEffect(() => {
    let isGone = false;
    void loadCourseIndex(url).then((index) => {
      if (!isGone) setState(index ? { status: 'ready', index } : { status: 'failed' });
    });
    return () => {
      isGone = true;
    };
  }, [url]);

  return state;
}
