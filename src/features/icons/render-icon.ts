import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { themeColor } from '../../ui/theme-color.ts';

interface IconShape {
  /** Width and height in pixels. */
  readonly size: number;
  /** Whether the ground fills the corners, for systems that cut the icon to a shape of their own. */
  readonly filled?: boolean;
}

/** The site's icon, `public/favicon.svg`, as a PNG. */
export async function renderIcon({
  size,
  filled = false,
}: IconShape): Promise<Uint8Array<ArrayBuffer>> {
  // The build runs in the project's folder, as every npm script does.
  const drawing = await readFile('public/favicon.svg');
  const density = (72 * size) / drawingSize;
  const icon = sharp(drawing, { density }).resize(size, size);
  const image = filled ? icon.flatten({ background: themeColor('deep') }) : icon;
  return new Uint8Array(await image.png({ compressionLevel: 9 }).toBuffer());
}

/** Width and height of the drawing itself, in its own units. */
const drawingSize = 32;
