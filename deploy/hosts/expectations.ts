import { encodedPath } from '../../src/hosting/page-addresses.ts';

export const hostNames = ['nginx', 'npm start', 'Cloudflare Pages', 'Netlify'] as const;
export type HostName = (typeof hostNames)[number];

/**
 * What becomes of a request: a page is shown, the browser is led to another path for good, or the site's own page
 * for what is not found is shown, with the status 404.
 */
export type Outcome = `shows ${string}` | `leads to ${string}` | 'not found';

/** What all hosts do with these requests, but for those that can't. */
export interface Expectation {
  readonly rule: string;
  /** By the path that is asked for. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  readonly but?: Partial<Record<HostName, Readonly<Record<string, Outcome>>>>;
}

/** @param pages the paths of all pages, decoded: `/courses/Java Script` */
export function expectations(pages: readonly string[]): Expectation[] {
  const inner = pages.filter((page) => page !== '/');
  const lowerCase = inner.filter((page) => page !== page.toLowerCase());
  const withSpaces = lowerCase.filter((page) => page.includes(' '));
  return [
    { rule: 'every page is shown at its address', outcomes: each(pages, encodedPath, shown) },
    {
      rule: 'a slash at the end of an address leads to the page',
      outcomes: each(inner, withSlash, led),
      but: { Netlify: each(inner, withSlash, shown) },
    },
    {
      rule: 'the name of a page’s file leads to the page',
      outcomes: each(inner, asFile, led),
      but: { Netlify: each(inner, asFile, shown) },
    },
    {
      rule: 'an address in lower case leads to the page',
      outcomes: each(lowerCase, inLowerCase, led),
      // It decodes a request before it compares it with a rule, in which a space can't be written.
      but: { Netlify: each(withSpaces, inLowerCase, () => 'not found') },
    },
    {
      rule: 'an address in any other case leads to the page',
      outcomes: { '/About': 'leads to /about', '/COURSES/PYTHON': 'leads to /courses/Python' },
      but: {
        'Cloudflare Pages': { '/About': 'not found', '/COURSES/PYTHON': 'not found' },
        Netlify: { '/About': 'not found', '/COURSES/PYTHON': 'not found' },
      },
    },
    {
      rule: 'what follows the question mark stays when an address leads on',
      outcomes: {
        '/courses/c?from=mail': 'leads to /courses/C?from=mail',
        '/about/?from=mail': 'leads to /about?from=mail',
      },
      but: { Netlify: { '/about/?from=mail': 'shows /about' } },
    },
    {
      rule: 'what does not exist is answered with the site’s own page and the status 404',
      outcomes: {
        '/nothing': 'not found',
        '/courses/nothing': 'not found',
        '/_astro/nothing.js': 'not found',
        '/courses/Java%20Script%20': 'not found',
      },
    },
    {
      rule: 'the page for what is not found has no address of its own',
      outcomes: { '/404': 'not found' },
      but: { 'Cloudflare Pages': { '/404': 'shows /404' }, Netlify: { '/404': 'shows /404' } },
    },
  ];
}

function each(
  pages: readonly string[],
  written: (page: string) => string,
  outcome: (page: string) => Outcome,
): Record<string, Outcome> {
  return Object.fromEntries(pages.map((page) => [written(page), outcome(page)]));
}

function shown(page: string): Outcome {
  return `shows ${page}`;
}

function led(page: string): Outcome {
  return `leads to ${encodedPath(page)}`;
}

function withSlash(page: string): string {
  return `${encodedPath(page)}/`;
}

function asFile(page: string): string {
  return `${encodedPath(page)}.html`;
}

function inLowerCase(page: string): string {
  return encodedPath(page.toLowerCase());
}
