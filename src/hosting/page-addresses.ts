/**
 * Every other way of writing the address of a page that leads to it: in another case, with a slash at its end, or with
 * the file's ending. Keys are decoded paths in lower case; values are the pages' own paths, decoded.
 */
export function pageAddresses(pages: readonly string[]): ReadonlyMap<string, string> {
  const own = pages.map((page) => [page.toLowerCase(), page] as const);
  const other = own.flatMap(([path, page]) => {
    const file = page === '/' ? '/index' : path;
    return [file, `${file}/`, `${file}.html`].map((written) => [written, page] as const);
  });
  // A page's own address comes last, so that it wins.
  return new Map([...other, ...own]);
}
