import { getImage } from 'astro:assets';
import { dominantColor } from './dominant-color.ts';
import { content, pictureFile } from '../site-content.ts';

/** Widths in pixels: a phone, a phone with a dense screen or a column, a full band. */
const widths = [400, 720, 1080];

const formats = [
  { format: 'avif', quality: 50 },
  { format: 'webp', quality: 70 },
  { format: 'jpeg', quality: 66 },
] as const;

/**
 * Makes a picture of `content/` ready for the page, at build time: its description, size and dominant
 * colour, an address for browsers that know neither format nor width (also the large view), and the
 * sources of `<picture>`, best format first.
 *
 * @param path the picture's place below `content/`, such as `gallery/lab-aisle.jpg`
 */
export async function responsivePicture(path: string) {
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
    color: await dominantColor(path),
    src: fallback.image.src,
    sources: variants.map(({ type, image }) => ({ type, srcset: image.srcSet.attribute })),
  };
}
