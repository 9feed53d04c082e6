import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { content } from '../../content/site-content.ts';
import { sharePicturePath, sitePages } from '../../content/site-pages.ts';
import { renderSharePicture } from '../../features/share-picture/share-picture.tsx';
import { siteLogo } from '../../logo/site-logo.ts';

/** A picture for every page, `/og/about.png` for `/about`. */
export const getStaticPaths = (() =>
  sitePages(content)
    .filter(({ inSitemap }) => inSitemap)
    .map((page) => ({
      params: { page: sharePicturePath(page.path).replace(/^\/og\/(.*)\.png$/, '$1') },
      props: { page },
    }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const png = await renderSharePicture(props.page, content.academy.name, siteLogo);
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
