import type { APIRoute } from 'astro';
import { fullAddress } from '../content/schemas/site-address.ts';
import { content } from '../content/site-content.ts';

/** `/robots.txt` (RFC 9309): everything may be read, and the sitemap lists the pages. */
export const GET: APIRoute = () => {
  const sitemap = fullAddress(content.academy.siteUrl, '/sitemap.xml');
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
