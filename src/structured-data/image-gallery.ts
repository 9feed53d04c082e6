import type { ImageGalleryLeaf } from 'schema-dts';

/** A picture as the page shows it; `src` is the address of its large view. */
interface ShownPicture {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly src: string;
}

/** The gallery as an ImageGallery of schema.org that holds an ImageObject for each picture. */
export function imageGalleryData(
  name: string,
  pictures: readonly ShownPicture[],
  siteUrl: string,
): ImageGalleryLeaf {
  return {
    '@type': 'ImageGallery',
    name,
    image: pictures.map(({ alt, width, height, src }) => ({
      '@type': 'ImageObject',
      contentUrl: new URL(src, siteUrl).href,
      caption: alt,
      width: `${width} px`,
      height: `${height} px`,
    })),
  };
}
