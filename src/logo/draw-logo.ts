// The folder src/logo draws the academy's logo for pages, icons and shared links, from the one file that the owner names.
// May import content. The build and the desk's server run it; a browser gets only its picture.
// Start with drawLogo in this file; site-logo.ts reads the logo of this site.

import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The academy's logo, ready to be drawn at any size. */
export interface Logo {
  readonly bytes: Uint8Array;
  /** Whether the logo fills its own square, so that it needs no ground of ours. */
  readonly isTile: boolean;
  /** A colour on which the logo can be seen. */
  readonly ground: string;
}

/** How a drawing of the logo differs from the logo itself. */
interface Drawing {
  /** Width and height in pixels. */
  readonly size: number;
  /** The empty space at each side, as a part of the size. */
  readonly space?: number;
  /** Whether the drawing has corners of its own, for systems that cut icons to a shape. */
  readonly isSquare?: boolean;
}

/** Every PNG of the logo that the website publishes, by path. Some systems cut a maskable icon to the circle in it. */
export const icons = {
  'icon-192': { size: 192 },
  'icon-512': { size: 512 },
  'icon-maskable-512': { size: 512, space: 0.22, isSquare: true },
  'apple-touch-icon': { size: 180, space: 0.1, isSquare: true },
} as const satisfies Record<string, Drawing>;

/** The sizes in `favicon.ico`, for browsers that read nothing else. */
const icoSizes = [16, 32, 48];

/** @param file an SVG or PNG */
export async function readLogo(file: string): Promise<Logo> {
  const bytes = new Uint8Array(await readFile(file));
  const { data, info } = await sharp(bytes)
    .resize(64, 64, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, at) =>
    data.subarray(4 * at, 4 * at + 4),
  );
  const seen = pixels.filter((pixel) => (pixel[3] ?? 0) > 127);
  const light = seen.reduce((sum, pixel) => sum + lightness(pixel), 0) / seen.length;
  if (seen.length < 0.85 * pixels.length) {
    // Large enough for every icon. Without its empty margins, which would make the logo small beside the name.
    const large = await sharp(bytes).resize(1024, 1024, { fit: 'inside' }).png().toBuffer();
    const trimmed = await sharp(large).trim().png().toBuffer();
    return { bytes: trimmed, isTile: false, ground: light > 0.7 ? '#1e1a4d' : '#ffffff' };
  }
  const [red = 0, green = 0, blue = 0] = pixels[info.width * (info.height >> 1)] ?? [];
  return { bytes, isTile: true, ground: `rgb(${red}, ${green}, ${blue})` };
}

/** From 0 (black) to 1 (white), roughly as people see it (Rec. 709, without gamma). */
function lightness([red = 0, green = 0, blue = 0]: Uint8Array): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/**
 * Draws the logo as a square PNG. A logo that is transparent stands on a tile of its own, so that it can be seen on a
 * light and on a dark ground.
 */
export async function drawLogo(
  { bytes, isTile, ground }: Logo,
  { size, isSquare = false, space = isTile ? 0 : 0.1 }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.round(size * (1 - 2 * space));
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await sharp(bytes)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  const fill = isTile && !isSquare ? 'none' : ground;
  const corner = isSquare ? 0 : size * 0.18;
  const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" rx="${corner}" fill="${fill}"/></svg>`;
  const drawn = sharp(Buffer.from(tile)).composite([{ input }]);
  return new Uint8Array(await drawn.png({ palette: true, quality: 95 }).toBuffer());
}

/** The logo as `favicon.ico`, which may hold PNGs ("Evolution of the ICO file format", Microsoft, 2010). */
export async function icoOf(logo: Logo): Promise<Uint8Array<ArrayBuffer>> {
  const drawings = await Promise.all(icoSizes.map((size) => drawLogo(logo, { size })));
  const head = Buffer.alloc(6 + 16 * drawings.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(drawings.length, 4);
  let from = head.length;
  for (const [index, { length }] of drawings.entries()) {
    const at = 6 + 16 * index;
    const size = icoSizes[index] ?? 0;
    head.set([size, size, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(length, at + 8);
    head.writeUInt32LE(from, at + 12);
    from += length;
  }
  return new Uint8Array(Buffer.concat([head, ...drawings]));
}

/** The drawing on pages, and its name, which changes with the drawing so that browsers may keep it. */
export async function pageLogo(logo: Logo) {
  const png = await drawLogo(logo, { size: 256 });
  return { png, name: `_astro/logo.${hash('sha256', png, 'hex').slice(0, 12)}` };
}
