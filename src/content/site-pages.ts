import type { Content } from './content.ts';
import { fill } from '../fill.ts';
import { pages, type PageList } from './files/pages.ts';
import { headTitle, type PageHead } from './schemas/text.ts';

/** A page of the site, as the layout, search engines and shared links need it. */
export interface SitePage {
  /** Its own path, such as `/courses/Java Script`. */
  readonly path: string;
  /** For the browser's tab. */
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  /** Its name in menu and breadcrumbs; undefined for a page outside them. */
  readonly label: string | undefined;
  /** The kind of page, if the heading does not say so. */
  readonly topic: string | undefined;
  /** The words for which the search of courses offers it. */
  readonly searchedBy: readonly string[];
  /** The list on every page that names it, if any. */
  readonly listedIn: PageList | undefined;
  /** Whether it is in the sitemap, and has a share picture. */
  readonly inSitemap: boolean;
}

/** Every page: first the pages of the table, then one for each course. An alias adds no page. */
export function sitePages(content: Content): SitePage[] {
  const { courses, site } = content;
  const { heading: syllabus, choices, pageTitle } = site.syllabus;
  // The keys of a constant are all its names.
  const names = Object.keys(pages) as (keyof typeof pages)[];
  return [
    ...names.map((name) => tablePage(name, content)),
    ...courses.map(({ path, title, description, level }) => ({
      path: `/courses/${path}`,
      title: withName(fill(pageTitle, { course: title }), content),
      description,
      heading: title,
      label: title,
      topic: level === undefined ? syllabus : `${syllabus} · ${choices.level[level]}`,
      searchedBy: [],
      listedIn: undefined,
      inSitemap: true,
    })),
  ];
}

/**
 * The page at a path.
 *
 * @throws if neither the table nor a course has that path
 */
export function sitePage(path: string, content: Content): SitePage {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  if (page) return page;
  throw new Error(`There is no page ${path}; add it to the table in src/content/files/pages.ts.`);
}

/** A link within the site. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** The links of a list of pages, in the order of the table. */
export function pageLinks(list: PageList, content: Content): PageLink[] {
  return linksTo(sitePages(content).filter(({ listedIn }) => listedIn === list));
}

/** The breadcrumbs to a page; empty for Home and for pages without a label. */
export function breadcrumbTrail(page: SitePage, pages: readonly SitePage[]): PageLink[] {
  if (page.path === '/' || page.label === undefined) return [];
  const above = pages.filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`));
  return linksTo([...above, page]);
}

/** Links to those of these pages that have a label. */
function linksTo(found: readonly SitePage[]): PageLink[] {
  return found.flatMap(({ label, path }) => (label === undefined ? [] : [{ label, to: path }]));
}

/** The links to the courses that the footer names, in its order. */
export function footerCourseLinks(content: Content): PageLink[] {
  return content.site.footer.courses.paths.flatMap((name) => {
    const course = content.courses.find(({ path, alias }) => [path, alias].includes(name));
    return course === undefined ? [] : [{ label: course.title, to: `/courses/${course.path}` }];
  });
}

/** The size of share pictures, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 };

/** The path of a page's share picture. */
export function sharePicturePath(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

function tablePage(name: keyof typeof pages, content: Content): SitePage {
  const { path, listedIn }: { readonly path: string; readonly listedIn?: PageList } = pages[name];
  const words: PageHead & {
    readonly hero?: { readonly headline: string };
    readonly heading?: string;
  } = content[name];
  const { title, description, label, searchedBy = [] } = words;
  // The gallery's heading is the academy's name.
  const heading = words.hero?.headline ?? words.heading ?? content.academy.name;
  // No topic for Home, or for a heading that is the same as the menu's label.
  const topic = path === '/' || label === undefined || heading.includes(label) ? undefined : label;
  return {
    path,
    title: withName(title, content),
    description,
    heading,
    label,
    topic,
    searchedBy,
    listedIn,
    inSitemap: listedIn !== undefined,
  };
}

function withName(title: string, { academy }: Content): string {
  return headTitle(fill(title, { name: academy.name }));
}
