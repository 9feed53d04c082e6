import { pageLinks, sitePages } from '../src/content/site-pages.ts';
import { content } from './content-words.ts';

/** The pages of the header menu: what the link says and where it leads. */
export const menu = pageLinks('menu', content).map(({ label, to }) => [label, to] as const);

/** The catalogue's groups of tiles: each a tile's name and its course's path. */
export const tileGroups = content.catalogue.groups.map(({ tiles }) =>
  tiles.map(({ name, path }) => [name, path] as const),
);

/** The courses that have a second address. */
export const aliases = content.courses.flatMap(({ path, alias }) =>
  alias === undefined ? [] : [{ of: path, path: alias }],
);

/** The paths of the courses, as they are under `/courses/`. */
export const coursePaths = content.courses.map(({ path }) => path);

/** The address of a course, for tests to which any will do; with a space in it, if a course has one. */
export const anyCourse = courseAddress(
  coursePaths.find((path) => path.includes(' ')) ?? coursePaths[0] ?? '',
);

/** The course with most phases, and of those the one with most modules. */
export const longCourse = content.courses.reduce((one, other) => {
  const longer = other.phases.length - one.phases.length;
  return (longer || other.modules.length - one.modules.length) > 0 ? other : one;
});

/** Every page's own address, as a browser requests it. */
export const ownRoutes = sitePages(content)
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => encodeURI(path));

/** The addresses of the pages that have a file of `content/` to themselves, in the menu or not. */
export const placeRoutes = ownRoutes.filter((route) => !route.startsWith('/courses/'));

/** Every address of the site; an alias is a second address of its course. */
export const routes = [...ownRoutes, ...aliases.map(({ path }) => courseAddress(path))];

/** `/courses/Java%20Script` for `Java Script`. */
export function courseAddress(path: string): string {
  return encodeURI(`/courses/${path}`);
}
