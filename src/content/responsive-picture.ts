import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { isSamplePicture } from './checks/sample-values.ts';
import { minimumPictureWidth } from './schemas/gallery.ts';
import { content } from './site-content.ts';

const found = import.meta.glob<ImageMetadata>(
  // Office begins the names of its temporary files with "~$".
  ['/content/{pictures,gallery}/*.{jpg,jpeg,png,webp}', '!/content/*/~$*'],
  { import: 'default', eager: true, caseSensitive: false },
);

/** By path, in NFC like the paths in the content. */
const pictures = new Map(
  Object.entries(found).map(([path, file]) => [path.normalize('NFC'), file]),
);

/** In pixels: for a phone up to 400 points wide, with one, with two and with more pixels to a point. */
const widths = [400, 800, minimumPictureWidth];

const formats = [
  { format: 'avif', quality: 50 },
  { format: 'webp', quality: 70 },
] as const;

/**
 * Prepares a picture at build time. `src` is a JPEG for the large view and for old browsers. `sources` are for the
 * `<source>` elements, best format first. `path` is such as `gallery/lab-aisle.jpg`.
 */
export async function responsivePicture(path: string) {
  const file = pictures.get(`/content/${path}`);
  if (file === undefined) throw new Error(`content/${path} is missing`);
  const [jpeg, ...variants] = await Promise.all([
    getImage({ src: file, format: 'jpeg', quality: 66, width: minimumPictureWidth }),
    ...formats.map((format) => getImage({ src: file, widths, ...format })),
  ]);
  return {
    alt: content.pictures.get(path) ?? '',
    src: jpeg.src,
    width: Number(jpeg.attributes['width']),
    height: Number(jpeg.attributes['height']),
    sources: variants.map(({ options, srcSet }) => ({
      type: `image/${String(options.format)}`,
      srcset: srcSet.attribute,
    })),
    isSample: isSamplePicture(path),
  };
}
