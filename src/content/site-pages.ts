import type { Content } from './content.ts';
import { choiceTexts, previewText } from './course-texts.ts';
import { fill } from '../fill.ts';
import { pages, type PageList } from './files/pages.ts';
import { headTitle, type PageHead } from './schemas/text.ts';

/** What the layout, search engines and shared links need of a page. */
export interface SitePage {
  /** Such as `/courses/Java Script`. */
  readonly path: string;
  /** In the browser's tab. */
  readonly title: string;
  readonly description: string;
  /** The text that messengers show below a shared link. */
  readonly preview: string;
  readonly heading: string;
  /** The name in the menu and the breadcrumbs; undefined for a page in neither. */
  readonly label: string | undefined;
  /** The kind of page, such as a course; undefined if the heading tells the kind. */
  readonly topic: string | undefined;
  /** The words for which the search of courses offers the page. */
  readonly searchedBy: readonly string[];
  /** The list that links to the page, if any. */
  readonly listedIn: PageList | undefined;
  /** Whether the page is in the sitemap and has a share picture. */
  readonly inSitemap: boolean;
}

/** The pages of the table `pages`, then a page for each course. An alias adds no page. */
export function sitePages(content: Content): SitePage[] {
  const { courses, site } = content;
  const { heading: syllabus, choices, facts: factLabels, pageTitle } = site.syllabus;
  // `pages` has no other keys.
  const names = Object.keys(pages) as (keyof typeof pages)[];
  return [
    ...names.map((name) => tablePage(name, content)),
    ...courses.map(({ path, title, description, ...course }) => ({
      path: `/courses/${path}`,
      title: withName(fill(pageTitle, { course: title }), content),
      description,
      preview: previewText({ facts: course.facts, description }, factLabels),
      heading: title,
      label: title,
      topic: [syllabus, ...choiceTexts(course, choices).map(([, text]) => text)].join(' · '),
      searchedBy: [],
      listedIn: undefined,
      inSitemap: true,
    })),
  ];
}

/** @throws if neither the table `pages` nor a course has `path` */
export function sitePage(path: string, content: Content): SitePage {
  const page = sitePages(content).find((candidate) => candidate.path === path);
  if (page) return page;
  throw new Error(`There is no page ${path}; add it to the table in src/content/files/pages.ts.`);
}

export interface PageLink {
  readonly label: string;
  readonly to: string;
}

/** The links of `list`, in the order of the table `pages`. */
export function pageLinks(list: PageList, content: Content): PageLink[] {
  return linksTo(sitePages(content).filter(({ listedIn }) => listedIn === list));
}

/** Empty for Home and for pages without a label. */
export function breadcrumbTrail(page: SitePage, pages: readonly SitePage[]): PageLink[] {
  if (page.path === '/' || page.label === undefined) return [];
  const above = pages.filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`));
  return linksTo([...above, page]);
}

function linksTo(found: readonly SitePage[]): PageLink[] {
  return found.flatMap(({ label, path }) => (label === undefined ? [] : [{ label, to: path }]));
}

/** In the order of `content/site.yaml`. */
export function footerCourseLinks(content: Content): PageLink[] {
  return content.site.footer.courses.paths.flatMap((name) => {
    const course = content.courses.find(({ path }) => path === name);
    return course === undefined ? [] : [{ label: course.title, to: `/courses/${course.path}` }];
  });
}

/** In pixels. */
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
  // The gallery has no heading in the content.
  const heading = words.hero?.headline ?? words.heading ?? content.academy.name;
  // Home and pages whose heading contains their label have no topic.
  const topic = path === '/' || label === undefined || heading.includes(label) ? undefined : label;
  return {
    path,
    title: withName(title, content),
    description,
    preview: description,
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
