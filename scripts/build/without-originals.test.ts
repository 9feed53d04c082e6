import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { originalsIn } from './without-originals.ts';

test.each([
  ['lab.jpg', 'lab.BHG_3Yx1.jpg'],
  ['photo (1).jpg', 'photo (1).BHG_3Yx1.jpg'],
  ['lab.v2.jpg', 'lab.v2.BHG_3Yx1.jpg'],
  ['IMG 0001.JPG', 'img-0001.jpeg'],
])(
  'of a picture %s, the original is found on the site as %s, and nothing else',
  async (name, copy) => {
    const root = mkdtempSync(join(tmpdir(), 'originals-'));
    const [gallery, site] = [join(root, 'gallery'), join(root, 'site')];
    for (const folder of [gallery, join(site, '_astro')]) mkdirSync(folder, { recursive: true });
    const original = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'green' },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(join(gallery, name), original);
    writeFileSync(join(site, '_astro', copy), original);
    const variant = await sharp(original).resize(20).jpeg().toBuffer();
    writeFileSync(join(site, '_astro', copy.replace('.', '_Z1qhi5f.')), variant);
    writeFileSync(join(site, 'index.html'), '<p>Text</p>');
    expect(originalsIn(site, [gallery])).toEqual([join(site, '_astro', copy)]);
  },
);
