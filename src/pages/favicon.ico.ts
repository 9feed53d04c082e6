import type { APIRoute } from 'astro';
import { icoFile } from '../features/icons/ico-file.ts';
import { renderIcon } from '../features/icons/render-icon.ts';

/** `/favicon.ico`, for browsers and crawlers that request it whether or not a page names it. */
export const GET: APIRoute = async () => {
  const sizes = [16, 32, 48];
  const entries = sizes.map(async (size) => ({ size, png: await renderIcon({ size }) }));
  return new Response(icoFile(await Promise.all(entries)), {
    headers: { 'Content-Type': 'image/x-icon' },
  });
};
