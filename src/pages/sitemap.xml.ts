import type { APIRoute } from 'astro';
import { fullAddress } from '../content/schemas/site-address.ts';
import { content } from '../content/site-content.ts';
import { sitePages } from '../content/site-pages.ts';

/** The sitemap (sitemaps.org, protocol 0.9). No page has a date, since the site doesn't know when a page changed. */
export const GET: APIRoute = () => {
  const { siteUrl } = content.academy;
  const urls = sitePages(content)
    .filter(({ inSitemap }) => inSitemap)
    .map(
      ({ path }) =>
        `  <url><loc>${fullAddress(siteUrl, path).replaceAll('&', '&amp;')}</loc></url>`,
    );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
};
