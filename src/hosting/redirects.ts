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

/**
 * Cloudflare Pages has no rule for "any case", so this leads the most likely mistake, an address in lower case, to the
 * page. The host itself knows what to do with slashes and `.html` at an address's end.
 */
export function redirectsFile(pages: readonly string[]): string {
  return pages
    .filter((page) => page.toLowerCase() !== page && !pages.includes(page.toLowerCase()))
    .map((page) => `${encodeURI(page.toLowerCase())} ${encodeURI(page)} 301\n`)
    .join('');
}

/**
 * The lines of a `map` from `$uri` to the page. nginx compares plain strings without regard to case, and no path holds a
 * quote: those of courses have letters, digits, underscores and spaces.
 */
export function nginxMap(pages: readonly string[]): string {
  return [...pageAddresses(pages)]
    .map(([written, page]) => `"${written}" "${encodeURI(page)}";\n`)
    .join('');
}

/**
 * The same for Apache (mod_rewrite), with the file of each page. Each of the site's own rewrites is passed through once it
 * comes back as a request of Apache's own, such as that for 404.html.
 */
export function apacheRewrites(pages: readonly string[]): string {
  const written = (page: string) => page.slice(1).replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`);
  const files = pages
    .filter((page) => page !== '/')
    .map((page) => `RewriteRule "^${written(page)}$" "${page}.html" [L]\n`);
  const others = pages.map((page) => {
    // A percent sign would stand for a part of a condition.
    const address = encodeURI(page).replaceAll('%', String.raw`\%`);
    const pattern = page === '/' ? 'index(/|\\.html)?' : `${written(page)}(/|\\.html)?`;
    return `RewriteRule "^${pattern}$" "${address}" [NC,NE,R=301,L]\n`;
  });
  return [
    'RewriteEngine On\n',
    'RewriteCond %{ENV:REDIRECT_STATUS} .\nRewriteRule ^ - [L]\n',
    // For hosts themselves, and the answer to something else.
    'RewriteRule "^(_headers|_redirects|\\.ht|404(\\.html)?$)" - [R=404,L]\n',
    ...files,
    ...others,
  ].join('');
}
