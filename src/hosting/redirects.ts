/** Maps each page's addresses in lower case, such as `/about/`, to the page's path. Nothing is percent-encoded. */
export function pageAddresses(pages: readonly string[]): ReadonlyMap<string, string> {
  const own = pages.map((page) => [page.toLowerCase(), page] as const);
  const other = own.flatMap(([path, page]) => {
    const file = page === '/' ? '/index' : path;
    return [file, `${file}/`, `${file}.html`].map((written) => [written, page] as const);
  });
  // The pages' own addresses come last, since the last of equal keys wins.
  return new Map([...other, ...own]);
}

/** The text of `_redirects`. Cloudflare Pages can't ignore case, so only addresses in lower case are redirected. */
export function redirectsFile(pages: readonly string[]): string {
  return pages
    .filter((page) => page.toLowerCase() !== page && !pages.includes(page.toLowerCase()))
    .map((page) => `${encodeURI(page.toLowerCase())} ${encodeURI(page)} 301\n`)
    .join('');
}

/** The lines of nginx's `map` from `$uri` to the page. nginx ignores case, and a course's path needs no escapes. */
export function nginxMap(pages: readonly string[]): string {
  return [...pageAddresses(pages)]
    .map(([written, page]) => `"${written}" "${encodeURI(page)}";\n`)
    .join('');
}

/**
 * The lines for mod_rewrite. After a rewrite or an error Apache applies the rules again, but only as far as the rule with
 * `REDIRECT_STATUS`: it then finds the packed file of a page. A browser can't ask for a packed file itself.
 */
export function apacheRewrites(pages: readonly string[]): string {
  const written = (page: string) => page.slice(1).replaceAll(/[.+?()[\]{}|^$\\]/g, String.raw`\$&`);
  const files = pages.map((page) => {
    const file = page === '/' ? '/index' : page;
    return `RewriteRule "^${written(page)}$" "${file}.html" [L]\n`;
  });
  const others = pages.map((page) => {
    // Apache would read the `%2` of `%20` as a reference, so each percent sign gets a backslash.
    const address = encodeURI(page).replaceAll('%', String.raw`\%`);
    const pattern = page === '/' ? 'index(/|\\.html)?' : `${written(page)}(/|\\.html)?`;
    return `RewriteRule "^${pattern}$" "${address}" [NC,NE,R=301,L]\n`;
  });
  return [
    'RewriteEngine On\n',
    ...['br', 'gz'].map((ending) => packedFile(ending)),
    'RewriteCond %{ENV:REDIRECT_STATUS} .\nRewriteRule ^ - [L]\n',
    // Answers 404 for files that only the hosts read, and for the address of the 404 page itself.
    'RewriteRule "^(_headers|_redirects|\\.ht|404(\\.html)?$)|\\.(gz|br)$" - [R=404,L]\n',
    ...files,
    ...others,
  ].join('');
}

/** Leads to the packed file if there is one and the browser can unpack it. A page's `.html` address leads on instead. */
function packedFile(ending: string): string {
  const coding = ending === 'gz' ? 'gzip' : ending;
  return [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b\n`,
    'RewriteCond %{ENV:REDIRECT_STATUS} . [OR]\n',
    'RewriteCond %{REQUEST_URI} !\\.html$\n',
    `RewriteCond %{REQUEST_FILENAME}.${ending} -f\n`,
    `RewriteRule ^(.+)$ "$1.${ending}" [L]\n`,
  ].join('');
}
