import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { builtPaths } from './built-pages.ts';
import { encodedPath, pageAddresses } from './page-addresses.ts';

/**
 * Writes what leads other ways of writing an address to the page: `_redirects` for Cloudflare Pages, and `_redirects.conf`,
 * which `deploy/nginx.conf` takes in. It comes after all that write pages.
 */
export function redirects(): AstroIntegration {
  return {
    name: 'redirects',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = builtPaths(folder);
        writeFileSync(join(folder, '_redirects'), redirectsFile(pages));
        writeFileSync(join(folder, '_redirects.conf'), nginxMap(pages));
      },
    },
  };
}

/**
 * Cloudflare Pages has no rule for "any case", so this leads the most likely mistake, an address in lower case, to the
 * page. The host itself knows what to do with slashes and `.html` at an address's end.
 */
export function redirectsFile(pages: readonly string[]): string {
  return pages
    .filter((page) => page.toLowerCase() !== page && !pages.includes(page.toLowerCase()))
    .map((page) => `${encodedPath(page.toLowerCase())} ${encodedPath(page)} 301\n`)
    .join('');
}

/** The lines of a `map` from `$uri` to the page. nginx compares plain strings without regard to case. */
export function nginxMap(pages: readonly string[]): string {
  const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return [...pageAddresses(pages)]
    .map(([written, page]) => `${quoted(written)} ${quoted(encodedPath(page))};\n`)
    .join('');
}
