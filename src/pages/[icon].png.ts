import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { renderIcon } from '../features/icons/render-icon.ts';

/** The icon for Apple's home screen, and those that the web manifest names. */
export const getStaticPaths = (() => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, filled: true } },
  { params: { icon: 'icon-192' }, props: { size: 192, filled: false } },
  { params: { icon: 'icon-512' }, props: { size: 512, filled: false } },
  { params: { icon: 'icon-maskable-512' }, props: { size: 512, filled: true } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(await renderIcon(props), { headers: { 'Content-Type': 'image/png' } });
