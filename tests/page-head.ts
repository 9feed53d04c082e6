import type { APIRequestContext, Page } from '@playwright/test';
import { siteAddress } from '../src/content/addresses/site-address.ts';
import { academy } from './content-words.ts';

/** The public address that the site was built for. */
export const siteUrl = siteAddress(academy.siteUrl, process.env['SITE_URL']);

/** What a page tells those who do not look at it. */
export type PageHead = Awaited<ReturnType<typeof pageHead>>;

/** Reads a page as a crawler does, which runs no script. */
export async function pageHead(route: string, page: Page, request: APIRequestContext) {
  const html = await (await request.get(route)).text();
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? undefined;
    return {
      title: document.title,
      description: attribute('meta[name=description]', 'content') ?? '',
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      card: attribute('meta[name="twitter:card"]', 'content'),
      themeColors: all('meta[name=theme-color]').map((meta) => meta.getAttribute('content')),
      icons: all('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]').map(
        (link) => link.getAttribute('href') ?? '',
      ),
      openGraph: Object.fromEntries(
        all('meta[property^="og:"]').map((meta) => [
          meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      data: all('script[type="application/ld+json"]').map((script) => script.textContent),
      breadcrumbs: all('body > nav li a').map((link) => ({
        name: link.textContent.trim(),
        item: link.getAttribute('href'),
      })),
    };
  }, html);
}
