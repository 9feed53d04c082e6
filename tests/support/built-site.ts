import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import { siteFolder } from '../../scripts/static-site.ts';
import { builtPages } from '../../src/hosting/built-pages.ts';
import { filesIn, isOfDesk } from './site-copies.ts';

export interface ReadPage {
  /** The decoded path, such as `/courses/Java Script`. The path of the 404 page is `/404`. */
  readonly path: string;
  readonly html: string;
  readonly root: HtmlElement;
}

const config = new StaticConfigLoader({ root: true }).getConfigFor('');
const parser = new Parser(await config);

/** Every page of the site, except the owner's desk. */
export const pages: readonly ReadPage[] = builtPages(siteFolder)
  .filter(({ path }) => !isOfDesk(path))
  .map(({ path, html }) => ({ path, html, root: parser.parseHtml(html) }))
  .toArray();

/** The page at `path`. Throws an error if the site has no such page. */
export function pageAt(path: string): ReadPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path} in ${siteFolder}/; is the site built?`);
  return page;
}

/** The bytes of the site's file at a decoded path, or undefined if there is no such file. */
export function siteFile(path: string): Buffer | undefined {
  const file = join(siteFolder, path);
  return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
}

/** The text of the site's file at `path`, or an empty text if there is no such file. */
export function textAt(path: string): string {
  return siteFile(path)?.toString('utf8') ?? '';
}

/** The decoded paths of all files of the site, without the owner's desk. */
export function siteFiles(): string[] {
  return filesIn(siteFolder)
    .filter((path) => !isOfDesk(path))
    .map((path) => `/${path}`);
}

/** The values of the attribute `name` of all elements that match `selector`. */
export function attributes({ root }: ReadPage, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).flatMap((element) => attribute(element, name) ?? []);
}

/** The value of an attribute, with HTML's character references decoded. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decoded(value);
}

/** An element's text, with HTML's character references decoded, and without white space around it. */
export function textOf(element: HtmlElement): string {
  return decoded(element.textContent).trim();
}

/** React and Astro write these character references. */
const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#38;': '&',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function decoded(value: string): string {
  return value.replaceAll(/&#?\w+;/g, (reference) => references[reference] ?? reference);
}
