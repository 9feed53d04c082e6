/** A step of the way from the first page down to another. */
export interface Breadcrumb {
  readonly label: string;
  readonly to: string;
}

/**
 * The way to a page through the pages of the menu that stand above it; none for the first page, and
 * none for a page that has no name.
 *
 * @param name what the page is called; without it, what the menu calls it
 */
export function breadcrumbTrail(
  path: string,
  links: readonly Breadcrumb[],
  name = links.find(({ to }) => to === path)?.label,
): Breadcrumb[] {
  if (path === '/' || name === undefined) return [];
  const above = links.filter(({ to }) => to === '/' || path.startsWith(`${to}/`));
  return [...above.map(({ label, to }) => ({ label, to })), { label: name, to: path }];
}
