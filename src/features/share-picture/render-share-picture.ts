import type { ReactElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { sharePictureSize } from '../../content/site-pages.ts';
import { shareFonts } from './share-fonts.ts';

/**
 * Draws a picture as a PNG of at most 64 colours, which keeps it small; flat grounds need no more. The usual effort and a
 * higher level of compression take twice as long and save a twenty-fifth of the bytes.
 */
export async function renderSharePicture(picture: ReactElement): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(picture, { ...sharePictureSize, fonts: shareFonts });
  const png = sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 });
  return new Uint8Array(await png.toBuffer());
}
