import type { APIRoute } from 'astro';
import { content } from '../content/site-content.ts';
import { themeColor } from '../ui/theme-color.ts';

/** `/manifest.webmanifest` (W3C Web Application Manifest): how the site looks on a home screen. */
export const GET: APIRoute = () => {
  const { academy, home } = content;
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
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
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};
