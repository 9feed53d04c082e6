import { encodedPath } from './page-addresses.ts';

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read. It has no rule for "any case", so it leads
 * the most likely slip, an address in lower case, to the page; slashes and `.html` at an address's end both
 * hosts see to themselves.
 */
export function redirectsFile(pages: readonly string[]): string {
  return pages
    .filter((page) => page.toLowerCase() !== page && !pages.includes(page.toLowerCase()))
    .map((page) => `${encodedPath(page.toLowerCase())} ${encodedPath(page)} 301\n`)
    .join('');
}
