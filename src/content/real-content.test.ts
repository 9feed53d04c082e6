import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';
import { sitePages } from './site-pages.ts';

const folder = join(import.meta.dirname, '../../content');
const { content, problems, files } = await loadContent(folder);
const pages = content ? sitePages(content) : [];

test('the content has no faults', () => {
  expect(problems).toEqual([]);
});

test('every page has a title and a description of its own', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});

test('no title spells out the academy’s name, which `{name}` stands for', () => {
  const written = [...files.values()].flatMap(
    (text) => text.match(/^ *(title|pageTitle): .*$/gm) ?? [],
  );
  const name = content?.academy.name ?? '';
  expect(written.filter((line) => line.includes(name))).toEqual([]);
  expect(pages.filter(({ title }) => title.includes('{'))).toEqual([]);
  expect(pages.find(({ path }) => path === '/about')?.title).toContain(name);
});
