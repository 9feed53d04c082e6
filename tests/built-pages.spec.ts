import { expect, test } from '@playwright/test';
import { attribute, pages, textOf } from './built-site.ts';
import { sitePages } from '../src/content/site-pages.ts';
import { content } from './content-words.ts';
import { aliases } from './site-routes.ts';

// What the built pages have in common and what each has for itself; they need no browser.

test('the footer is the same on every page', () => {
  const footerOf = (html: string) => html.match(/<footer\b.*?<\/footer>/gs);
  const [first] = pages.map(({ html }) => footerOf(html));
  expect(first).toHaveLength(1);
  const others = pages.filter(({ html }) => footerOf(html)?.join() !== first?.join());
  expect(
    others.map(({ path }) => path),
    'pages with another footer',
  ).toEqual([]);
});

test('every page has a title and a description of its own', () => {
  const heads = pages
    .filter(({ path }) => path !== '/404')
    .filter((page) => !aliases.some(({ path }) => page.path === `/courses/${path}`))
    .map(({ path, root }) => {
      const title = root.querySelector('head > title');
      const description = root.querySelector('meta[name="description"]');
      return {
        path,
        title: title ? textOf(title) : '',
        description: (description && attribute(description, 'content')) ?? '',
      };
    });
  for (const key of ['title', 'description'] as const) {
    // An owner may have written the same for two pages.
    const written = sitePages(content).map((page) => page[key]);
    const isWrittenOnce = (words: string) =>
      written.filter((other) => other === words).length === 1;
    const repeated = heads.filter(
      (head) =>
        isWrittenOnce(head[key]) &&
        heads.some((other) => other.path !== head.path && other[key] === head[key]),
    );
    const without = heads.filter((head) => head[key] === '');
    expect(
      without.map(({ path }) => path),
      `pages without a ${key}`,
    ).toEqual([]);
    expect(
      repeated.map(({ path }) => path),
      `pages that share a ${key}`,
    ).toEqual([]);
  }
});
