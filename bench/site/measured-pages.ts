import type { BuiltPage } from '../../src/hosting/built-pages.ts';

export interface MeasuredPage {
  readonly name: string;
  /** As a browser asks for it: `/courses/Java%20Script`. */
  readonly path: string;
}

/** One page of each kind; of the syllabi the one with the most HTML. */
export function measuredPages(built: readonly BuiltPage[]): MeasuredPage[] {
  const [longest] = built
    .filter(({ path }) => path.startsWith('/courses/'))
    .toSorted((a, b) => b.html.length - a.html.length);
  if (!longest) throw new Error('There is no syllabus to measure.');
  return [
    { name: 'Home', path: '/' },
    { name: 'About', path: '/about' },
    { name: 'Courses', path: '/courses' },
    { name: 'Syllabus', path: encodeURI(longest.path) },
    { name: 'Gallery', path: '/gallery' },
    { name: 'Validator', path: '/SearchById' },
  ];
}
