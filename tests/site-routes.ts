import { menuLinks, sitePages } from '../src/content/site-pages.ts';
import { content } from './content-words.ts';

/** The pages of the header menu: what the link says and where it leads. */
export const menu = menuLinks(content).map(({ label, to }) => [label, to] as const);

/** The catalogue's groups of tiles: each a tile's name and its course's path. */
export const tileGroups = content.catalogue.groups.map(({ tiles }) =>
  tiles.map(({ name, path }) => [name, path] as const),
);

/** A course that has a second address. */
export const alias = courseWithAlias();

/** The paths of the courses, as they are under `/courses/`. */
export const coursePaths = content.courses.map(({ path }) => path);

/** Every page's own address, as a browser requests it. */
export const ownRoutes = sitePages(content)
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => encodeURI(path));

/** The addresses of the pages that have a file of `content/` to themselves, in the menu or not. */
export const placeRoutes = ownRoutes.filter((route) => !route.startsWith('/courses/'));

/** Every address of the site; an alias is a second address of its course. */
export const routes = [
  ...ownRoutes,
  ...content.courses.flatMap((course) => course.alias ?? []).map(courseAddress),
];

/** `/courses/Java%20Script` for `Java Script`. */
export function courseAddress(path: string): string {
  return encodeURI(`/courses/${path}`);
}

function courseWithAlias() {
  const course = content.courses.find((candidate) => candidate.alias !== undefined);
  if (course?.alias === undefined) throw new Error('no course of the content has an alias');
  return { of: course.path, path: course.alias };
}
