import { loadCourseIndex as load } from '../../../../src/features/courses/load-course-index.ts';

/**
 * Stands in for `load-course-index.ts`: the catalogue's words are fetched when something on the page is
 * first touched, as on the real site, and not while the page opens.
 */
export async function loadCourseIndex(url: string): ReturnType<typeof load> {
  await new Promise<void>((resolve) => {
    for (const touch of ['pointerdown', 'focusin', 'keydown']) {
      addEventListener(touch, (event) => isInFilter(event.target) && resolve());
    }
  });
  return load(url);
}

function isInFilter(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('search') !== null;
}
