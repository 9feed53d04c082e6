import { useEffect } from 'react';
import { GalleryBanner } from '../../../../src/features/gallery/gallery-banner.tsx';
import { GalleryRows } from '../../../../src/features/gallery/gallery-rows.tsx';
import { Lightbox } from '../../../../src/features/gallery/lightbox.tsx';
import { wireLightbox } from '../../../../src/features/gallery/wire-lightbox.ts';
import { PageFrame } from './page-frame.tsx';
import { pages } from './prepared-pages.ts';

const { academy, gallery, galleryRows } = pages;

/** As `src/pages/gallery.astro`. */
export function GalleryPage() {
  useEffect(() => wireLightbox(document), []);
  return (
    <PageFrame path="/gallery">
      <GalleryBanner name={academy.name} banner={gallery.banner} />
      <GalleryRows label={gallery.listLabel} rows={galleryRows} />
      <Lightbox words={gallery.lightbox} />
    </PageFrame>
  );
}
