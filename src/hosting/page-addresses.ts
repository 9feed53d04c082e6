/** Where the builder puts files whose names hold a checksum, so that what a name stands for never changes. */
export const hashedFolder = '/_astro/';

/**
 * Every other way of writing the address of a page that leads to it: in another case, with a slash at its
 * end, or with the file's ending. Keys are decoded paths in lower case; values are the pages' own paths,
 * decoded.
 */
export function pageAddresses(pages: readonly string[]): ReadonlyMap<string, string> {
  const own = pages.map((page) => [page.toLowerCase(), page] as const);
  const other = pages.flatMap((page) => {
    const [start, endings] =
      page === '/'
        ? ['', ['/index', '/index/', '/index.html']]
        : [page, ['/', '.html', '/index.html']];
    return endings.map((ending) => [`${start}${ending}`.toLowerCase(), page] as const);
  });
  // A page's own address comes last, so that it wins.
  return new Map([...other, ...own]);
}

/** The path as a browser requests it (RFC 3986, 2.1): `/courses/Java%20Script`. */
export function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The path of the page that a file is: `/about` for `about.html`, `/` for `index.html`. */
export function pagePath(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
