import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { themeColor } from './theme-color.ts';

const colors = ['deep', 'marigold', 'on-deep'].map((name) => themeColor(name));
const iconFile = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name));

test('the icons show colours of the theme', async () => {
  const drawing = String(iconFile('favicon.svg'));
  expect(drawing.match(/#[\da-f]{6}/g)).toEqual(colors);
  const ico = iconFile('favicon.ico');
  // An ICO file gives the length and the start of each picture. The smallest picture, of 16 pixels, is left out,
  // since too few of its pixels have a plain colour.
  const large = [22, 38].map((entry) => {
    const start = ico.readUInt32LE(entry + 12);
    return ico.subarray(start, start + ico.readUInt32LE(entry + 8));
  });
  for (const icon of [iconFile('icon-512.png'), ...large]) {
    expect((await commonestColors(icon)).toSorted()).toEqual(colors.toSorted());
  }
});

/** The three commonest colours. Transparent corners count as the colour `deep`. */
async function commonestColors(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture)
    .flatten({ background: themeColor('deep') })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const all = pixels.toString('hex').match(/.{6}/g) ?? [];
  const counted = [...Map.groupBy(all, (color) => color)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return counted.slice(0, 3).map(([color]) => `#${color}`);
}
