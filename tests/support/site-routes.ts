import { pageLinks, sitePages } from '../../src/content/site-pages.ts';
import { content } from './content-words.ts';

/** The pages of the header menu: label and address. */
export const menu = pageLinks('menu', content).map(({ label, to }) => [label, to] as const);

/** The courses' paths, without `/courses/`. */
export const coursePaths = content.courses.map(({ path }) => path);

/** The address of some course, preferably one with a space in its path. */
export const anyCourse = courseAddress(
  coursePaths.find((path) => path.includes(' ')) ?? coursePaths[0] ?? '',
);

/** The course with the most phases. The number of modules decides between equals. */
export const longCourse = content.courses.reduce((one, other) => {
  const longer = other.phases.length - one.phases.length;
  return (longer || other.modules.length - one.modules.length) > 0 ? other : one;
});

/** The addresses of all pages in the sitemap, encoded as browsers request them. */
export const ownRoutes = sitePages(content)
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => encodeURI(path));

/** The addresses of all pages in the sitemap except those of courses. */
export const placeRoutes = ownRoutes.filter((route) => !route.startsWith('/courses/'));

/** The address of a course's page: `/courses/Java%20Script` for `Java Script`. */
export function courseAddress(path: string): string {
  return encodeURI(`/courses/${path}`);
}
