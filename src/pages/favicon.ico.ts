import type { APIRoute } from 'astro';
import { icoOf } from '../logo/draw-logo.ts';
import { siteLogo } from '../logo/site-logo.ts';

export const GET: APIRoute = async () =>
  new Response(await icoOf(siteLogo), { headers: { 'Content-Type': 'image/x-icon' } });
