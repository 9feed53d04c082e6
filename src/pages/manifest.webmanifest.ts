import type { APIRoute } from 'astro';
import { content } from '../content/site-content.ts';
import { themeColor } from '../ui/theme-color.ts';

/** `/manifest.webmanifest` (W3C Web Application Manifest): how the site looks on a home screen. */
export const GET: APIRoute = () => {
  const { academy, home } = content;
  const type = 'image/png';
  const manifest = {
    id: '/',
    name: academy.name,
    short_name: academy.shortName,
    description: home.description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: themeColor('paper'),
    background_color: themeColor('paper'),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type, purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type, purpose: 'any' },
      // Some systems cut this one to a shape of their own.
      { src: '/icon-maskable-512.png', sizes: '512x512', type, purpose: 'maskable' },
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
};
