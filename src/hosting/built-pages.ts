import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The 404 page, which has no address of its own. */
export const notFoundPath = '/404';

/**
 * All pages of the site in `folder`, sorted by path. Paths are decoded, such as `/courses/Java Script`. A page is read
 * only when its turn comes, since a thousand pages fill the memory.
 */
export function* builtPages(folder: string) {
  for (const name of pageFiles(folder)) {
    const file = join(folder, name);
    yield { path: pagePath(name), file, html: readFileSync(file, 'utf8') };
  }
}

/** The paths of all pages that have an address, sorted. */
export function builtPaths(folder: string): string[] {
  return pageFiles(folder)
    .map(pagePath)
    .filter((path) => path !== notFoundPath);
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

/** `/about` for `about.html`, `/` for `index.html`. */
function pagePath(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}
