import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The colour that most of a picture has, as `#rrggbb`: what is in its place while it loads.
 *
 * @param path the picture's place below `content/`
 */
export async function dominantColor(path: string): Promise<string> {
  const { dominant } = await sharp(join('content', path)).resize(64).stats();
  return `#${[dominant.r, dominant.g, dominant.b].map(hexadecimal).join('')}`;
}

function hexadecimal(value: number): string {
  return value.toString(16).padStart(2, '0');
}
