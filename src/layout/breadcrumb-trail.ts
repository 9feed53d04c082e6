import { linksTo, type PageLink, type SitePage } from '../content/site-pages.ts';

/** The way to a page through the pages above it; none for the first page, and none for a page without a label. */
export function breadcrumbTrail(page: SitePage, pages: readonly SitePage[]): PageLink[] {
  if (page.path === '/' || page.label === undefined) return [];
  const above = pages.filter(({ path }) => path === '/' || page.path.startsWith(`${path}/`));
  return linksTo([...above, page]);
}
