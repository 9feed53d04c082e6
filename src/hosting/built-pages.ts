import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from './page-addresses.ts';

export interface BuiltPage {
  /** Decoded, as `/courses/Java Script`. */
  readonly path: string;
  readonly html: string;
}

/** The page that answers what is not found; it has no address of its own. */
export const notFoundPath = '/404';

/** All pages of the site that was built into `folder`, sorted by path. */
export function builtPages(folder: string): BuiltPage[] {
  return pageFiles(folder).map((file) => ({
    path: pagePath(file),
    html: readFileSync(join(folder, file), 'utf8'),
  }));
}

/** The paths of all pages that have an address, sorted. */
export function builtPaths(folder: string): string[] {
  return pageFiles(folder)
    .map(pagePath)
    .filter((path) => path !== notFoundPath);
}

/** Replaces each page of the site that was built into `folder` by what `rewrite` makes of it. */
export function rewritePages(folder: string, rewrite: (html: string) => string): void {
  for (const file of pageFiles(folder).map((name) => join(folder, name))) {
    writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
  }
}

function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}
