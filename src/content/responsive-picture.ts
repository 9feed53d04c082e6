import { getImage } from 'astro:assets';
import { content, pictureFile } from './site-content.ts';

/** A picture in every width and format that the site serves. */
export interface ResponsivePicture {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The address for browsers that know neither format nor width; also the large view. */
  readonly src: string;
  /** Best format first; the last is the one that every browser knows. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
}

/** Widths in pixels: a phone, a phone with a dense screen or a column, a full band. */
const widths = [400, 720, 1080];

const formats = [
  { format: 'avif', quality: 50 },
  { format: 'webp', quality: 70 },
  { format: 'jpeg', quality: 72 },
] as const;

/**
 * Makes a picture of `content/` ready for the page, at build time.
 *
 * @param path the picture's place below `content/`, such as `gallery/lab-aisle.jpg`
 */
export async function responsivePicture(path: string): Promise<ResponsivePicture> {
  const file = pictureFile(path);
  const variants = await Promise.all(
    formats.map(async ({ format, quality }) => ({
      type: `image/${format}`,
      image: await getImage({ src: file, widths, format, quality }),
    })),
  );
  const fallback = variants.at(-1);
  if (!fallback) throw new Error('no picture format is set');
  const { width, height } = file;
  return {
    alt: content.pictures.get(path) ?? '',
    width,
    height,
    src: fallback.image.src,
    sources: variants.map(({ type, image }) => ({ type, srcset: image.srcSet.attribute })),
  };
}
