import { encodedPath } from './page-addresses.ts';

/**
 * The file `_redirects`, which Netlify and Cloudflare Pages read. It has no rule for "any case", so it leads
 * the most likely mistake, an address in lower case, to the page. Both hosts know what to do with slashes and
 * `.html` at an address's end. Rules with a space match on Cloudflare Pages only.
 */
export function redirectsFile(pages: readonly string[]): string {
  return pages
    .filter((page) => page.toLowerCase() !== page && !pages.includes(page.toLowerCase()))
    .map((page) => `${encodedPath(page.toLowerCase())} ${encodedPath(page)} 301\n`)
    .join('');
}
