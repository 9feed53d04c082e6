import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPaths } from '../../src/hosting/built-pages.ts';
import { encodedPath } from '../../src/hosting/page-addresses.ts';

export interface MixedRequest {
  /** Percent-encoded, as a browser sends it. */
  readonly path: string;
  readonly status: 200 | 301 | 404;
}

/**
 * What visitors ask for: pages, the files that they name, the register where the site itself keeps it, a page
 * that is gone and an address with a slash too many.
 *
 * @param folder the built site
 */
export function requestMix(folder: string): MixedRequest[] {
  const syllabi = builtPaths(folder).filter((path) => path.startsWith('/courses/'));
  const syllabus = syllabi.find((path) => path.includes(' ')) ?? syllabi[0];
  const found = [
    '/',
    '/courses',
    ...(syllabus === undefined ? [] : [encodedPath(syllabus)]),
    '/gallery',
    '/SearchById',
    ...namedFile(folder, 'index.html', 'css'),
    ...namedFile(folder, 'SearchById.html', 'js'),
    ...namedFile(folder, 'gallery.html', 'avif'),
    ...namedFile(folder, 'SearchById.html', 'xls[xmb]?|ods|csv'),
  ];
  return [
    ...found.map((path) => ({ path, status: 200 }) as const),
    { path: '/no-such-page', status: 404 },
    { path: '/about/', status: 301 },
  ];
}

/** The first file with a checksum in its name that a page names. */
function namedFile(folder: string, page: string, endings: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  return new RegExp(String.raw`/_astro/[\w.@-]+\.(?:${endings})\b`).exec(html)?.slice(0, 1) ?? [];
}
