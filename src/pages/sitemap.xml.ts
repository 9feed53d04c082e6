import type { APIRoute } from 'astro';
import { fullAddress } from '../content/addresses/site-address.ts';
import { content } from '../content/site-content.ts';
import { sitePages } from '../content/site-pages.ts';
import { sitemapXml } from '../features/crawlers/sitemap-xml.ts';

/** `/sitemap.xml`: every page by its own address. */
export const GET: APIRoute = () => {
  const { siteUrl } = content.academy;
  const addresses = sitePages(content)
    .filter(({ inSitemap }) => inSitemap)
    .map(({ path }) => fullAddress(siteUrl, path));
  return new Response(sitemapXml(addresses), { headers: { 'Content-Type': 'application/xml' } });
};
