import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { themeColor } from './theme-color.ts';

test('a colour of the night that the theme does not change is that of the day', () => {
  expect(themeColor('paper', 'dark')).not.toBe(themeColor('paper'));
  expect(themeColor('marigold', 'dark')).toBe(themeColor('marigold'));
});

test('a colour that the theme does not name is a fault', () => {
  expect(() => themeColor('mauve')).toThrow('src/ui/theme.css names no colour "mauve"');
});

const colors = ['deep', 'marigold', 'on-deep'].map((name) => themeColor(name));
const iconFile = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name));

test('the icon is drawn in colours of the theme', () => {
  expect(
    iconFile('favicon.svg')
      .toString()
      .match(/#[\da-f]{6}/g),
  ).toEqual(colors);
});

test('the icons that are no drawings show the same colours', async () => {
  const ico = iconFile('favicon.ico');
  // Of each of its pictures ICO gives length and start; the smallest, of 16 pixels, is all edges.
  const large = [22, 38].map((entry) => {
    const start = ico.readUInt32LE(entry + 12);
    return ico.subarray(start, start + ico.readUInt32LE(entry + 8));
  });
  for (const icon of [iconFile('icon-512.png'), ...large]) {
    expect((await commonestColors(icon)).toSorted()).toEqual(colors.toSorted());
  }
});

/** Three, where the corners that are cut off count as ground. */
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
