import type { CourseIndex } from './course-index.ts';
import { eachText } from './each-text.ts';
import { didYouMean } from '../yaml/nearest-word.ts';
import type { ContentFiles } from '../parse-content-files.ts';
import { problemAt, type Problem } from '../problem.ts';

/** The pages beside those of the courses. */
const pagePaths = ['/', '/about', '/courses', '/internShips', '/gallery', '/SearchById'];

/** Links within the site (`to: /about`) that lead nowhere; what follows a `#` is not looked at. */
export function checkLinks(files: ContentFiles, index: CourseIndex): Problem[] {
  const known = [...pagePaths, ...[...index.keys()].map((path) => `/courses/${path}`)];
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
