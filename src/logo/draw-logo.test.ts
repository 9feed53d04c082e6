import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../content/testing/temporary-folder.ts';
import { knownLogo } from '../content/testing/known-facts.ts';
import { drawLogo, icoOf, icons, readLogo } from './draw-logo.ts';

async function logoOf(drawing: string | Uint8Array) {
  const file = join(temporaryFolder(), 'logo');
  await writeFile(file, drawing);
  return readLogo(file);
}

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="${fill}"/></svg>`;

/** The colour of a drawing's pixel, as `red,green,blue,alpha`; `at` is its place from the left and the top, 0 to 1. */
async function colourAt(png: Uint8Array, at: number): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const place = Math.floor(at * info.width);
  const from = 4 * (place * info.width + place);
  return [...data.subarray(from, from + 4)].join(',');
}

test('a transparent logo in dark colours stands on a white tile, in light colours on a dark one', async () => {
  const dark = await drawLogo(await logoOf(knownLogo), { size: 256 });
  expect(await colourAt(dark, 0.5)).toBe('255,255,255,255');
  const light = await drawLogo(await logoOf(knownLogo.replace('#b00020', '#ffffff')), {
    size: 256,
  });
  expect(await colourAt(light, 0.5)).toBe('30,26,77,255');
});

test('a logo that fills its square gets no tile', async () => {
  const png = await drawLogo(await logoOf(square('#c00000')), { size: 64 });
  expect(await colourAt(png, 0)).toBe('192,0,0,255');
});

test('a maskable icon shows the whole logo in its middle, and its ground up to the corners', async () => {
  const png = await drawLogo(await logoOf(knownLogo), icons['icon-maskable-512']);
  const inCorner = await colourAt(png, 0);
  expect(inCorner).toBe('255,255,255,255');
  // The ring's outermost point is inside the circle to which a system may cut the icon (80 % of the width).
  const { info } = await sharp(png).trim().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeLessThanOrEqual(512 * 0.8);
  expect(info.width).toBeGreaterThan(512 * 0.4);
});

test('empty margins do not make a logo smaller', async () => {
  const inMargins = knownLogo.replace('width="64" height="64"', 'width="200" height="128"');
  const widths = [knownLogo, inMargins].map(async (drawing) => {
    const png = await drawLogo(await logoOf(drawing), icons['icon-maskable-512']);
    return (await sharp(png).trim().toBuffer({ resolveWithObject: true })).info.width;
  });
  const [bare = 0, margins = 0] = await Promise.all(widths);
  expect(Math.abs(margins - bare)).toBeLessThan(8);
});

test('a small SVG is drawn sharp at a large size', async () => {
  const png = await drawLogo(await logoOf(square('url(#none)" stroke="#000')), { size: 512 });
  const { width } = await sharp(png).metadata();
  expect(width).toBe(512);
});

test('favicon.ico holds a PNG of each size', async () => {
  const ico = Buffer.from(await icoOf(await logoOf(square('#c00000'))));
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, async (_, index) => {
    const at = 6 + 16 * index;
    const from = ico.readUInt32LE(at + 12);
    const png = ico.subarray(from, from + ico.readUInt32LE(at + 8));
    return [ico[at], (await sharp(png).metadata()).width];
  });
  expect(await Promise.all(sizes)).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});
