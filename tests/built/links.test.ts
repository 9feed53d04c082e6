import { expect, test } from 'vitest';
import type { CourseIndex } from '../../src/features/courses/course-search.ts';
import {
  attributes,
  pageAt,
  pages,
  siteFile,
  textAt,
  type ReadPage,
} from '../support/built-site.ts';
import { academy } from '../support/content-words.ts';

const { origin } = new URL(process.env['SITE_URL'] || academy.siteUrl);

const pagePaths = new Set(pages.map(({ path }) => path));

for (const page of pages) {
  test(`every address on ${page.path} leads somewhere`, () => {
    const named = addresses(page);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((address) => !leads(address, page))).toEqual([]);
  });
}

test('every link that the search of courses offers leads somewhere', () => {
  const index = JSON.parse(textAt('/course-names.json')) as Pick<CourseIndex, 'leads'>;
  const named = index.leads.flatMap(({ to }) => to ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((address) => !leads(address, pageAt('/courses')))).toEqual([]);
});

test('every page except the 404 page is linked from another page', () => {
  const linked = new Set(
    pages.flatMap((page) =>
      attributes(page, 'a[href]', 'href')
        .filter((href) => href.startsWith('/'))
        .map((href) => pathOf(href)),
    ),
  );
  // Both the path and the alias of a course must be linked from some page.
  expect([...pagePaths].filter((path) => path !== '/404' && !linked.has(path))).toEqual([]);
});

function addresses(page: ReadPage): string[] {
  const sets = [
    ...attributes(page, 'img, source', 'srcset'),
    ...attributes(page, 'link', 'imagesrcset'),
  ];
  const inStyles = [...page.html.matchAll(/<style>(.*?)<\/style>/gs)]
    .flatMap(([, css = '']) => [...css.matchAll(/url\(["']?(?!data:)([^)"']+)/g)])
    .map(([, address = '']) => address);
  const data = [...page.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .flatMap(([, json = '']) => [...json.matchAll(/"(https?:[^"]+)"/g)])
    .map(([, address = '']) => address);
  return [
    ...['href', 'src', 'action', 'component-url', 'renderer-url'].flatMap((name) =>
      attributes(page, `[${name}]`, name),
    ),
    ...sets.flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ),
    ...inStyles,
    ...data,
  ];
}

/** Addresses of other hosts and schemes are not checked. */
function leads(address: string, from: ReadPage): boolean {
  const url = new URL(address, new URL(encodeURI(from.path), origin));
  if (url.origin !== origin) return url.protocol !== 'http:';
  const path = pathOf(url.pathname);
  if (!pagePaths.has(path)) return siteFile(path) !== undefined;
  // In structured data, the fragment of a full address names a thing, not a place on the page.
  const isName = address.startsWith(origin);
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment === '' || isName || attributes(pageAt(path), '[id]', 'id').includes(fragment);
}

function pathOf(address: string): string {
  return decodeURIComponent(new URL(address, origin).pathname);
}
