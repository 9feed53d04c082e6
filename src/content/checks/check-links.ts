import type { CourseIndex } from './course-index.ts';
import { eachText } from './each-text.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../files/content-files.ts';
import { pages } from '../files/pages.ts';
import { problemAt, type Problem } from '../problems/problem.ts';

/** Links within the site (`to: /about`) that lead nowhere; what follows a `#` is not looked at. */
export function checkLinks(files: ContentFiles, index: CourseIndex): Problem[] {
  const places = Object.values(pages).filter(({ inSitemap }) => inSitemap);
  const courses = [...index.keys()].map((path) => `/courses/${path}`);
  const known = [...places.map(({ path }) => path), ...courses];
  return Object.values(files).flatMap(({ file, placeOf, value }) =>
    eachText(value)
      .filter(({ path, text }) => path.at(-1) === 'to' && !known.includes(pageOf(text)))
      .map(({ path, text }) => {
        const fix = didYouMean(text, known, 'name a page of the site, such as /courses');
        return problemAt(file, placeOf(path), `the site has no page \`${text}\``, fix);
      }),
  );
}

function pageOf(address: string): string {
  return address.split('#')[0] ?? '';
}
