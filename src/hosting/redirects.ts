import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPaths } from './built-pages.ts';

/**
 * Writes what leads other ways of writing an address to the page: `_redirects` for Cloudflare Pages, and `_redirects.conf`,
 * which `deploy/nginx.conf` takes in. It comes after all that write pages.
 */
export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const pages = builtPaths(fileURLToPath(dir));
        writeFileSync(new URL('_redirects', dir), redirectsFile(pages));
        writeFileSync(new URL('_redirects.conf', dir), nginxMap(pages));
      },
    },
  };
}

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
