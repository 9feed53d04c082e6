import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawLogo, icons } from '../logo/draw-logo.ts';
import { siteLogo, siteLogoOnPages } from '../logo/site-logo.ts';

/** The academy's logo, on pages and as icons. */
export const getStaticPaths = (async () => {
  const drawn = Object.entries(icons).map(async ([name, drawing]) => ({
    params: { logo: name },
    props: { png: await drawLogo(siteLogo, drawing) },
  }));
  const { name, png } = siteLogoOnPages;
  return [{ params: { logo: name }, props: { png } }, ...(await Promise.all(drawn))];
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.png, { headers: { 'Content-Type': 'image/png' } });
