import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { renamePictures, withPictureNames } from './lean-pictures.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

test('the variants of a picture have one checksum, their widths and formats', async () => {
  await write('lab-aisle.BHG_3Yx1_Z1qhi5f.webp', 40);
  await write('lab-aisle.BHG_3Yx1_ZaJ42N.webp', 72);
  await write('lab-aisle.BHG_3Yx1_ZTXD54.jpeg', 72);
  await renamePictures(folder);
  const [narrow = '', ...wide] = readdirSync(folder).toSorted();
  expect(narrow).toMatch(/^lab-aisle\.[0-9a-f]{8}-40\.webp$/);
  const start = narrow.replace('-40.webp', '');
  expect(wide).toEqual([`${start}-72.jpeg`, `${start}-72.webp`]);
});

test('another picture in one of the variants makes another checksum', async () => {
  const checksums = [];
  for (const colour of ['red', 'blue']) {
    await write('lab.aaaaaaaa_1.webp', 40);
    await write('lab.aaaaaaaa_2.webp', 72, colour);
    const names = await renamePictures(folder);
    checksums.push(names.get('lab.aaaaaaaa_1.webp'));
  }
  expect(checksums[0]).not.toBe(checksums[1]);
});

test('pictures of one name from two folders stay apart', async () => {
  await write('lab.aaaaaaaa_1.webp', 40, 'red');
  await write('lab.bbbbbbbb_1.webp', 40, 'blue');
  const names = [...(await renamePictures(folder)).values()];
  expect(new Set(names).size).toBe(2);
});

test('originals are left out; scripts, styles and pictures that Astro did not make stay', async () => {
  await write('lab.aaaaaaaa_1.webp', 40);
  for (const file of ['lab.aaaaaaaa.jpg', 'page.aaaaaaaa.css', 'react.aaaaaaaa.js', 'a.png']) {
    writeFileSync(join(folder, file), '');
  }
  await renamePictures(folder);
  expect(readdirSync(folder).filter((file) => !file.endsWith('.webp'))).toEqual([
    'a.png',
    'page.aaaaaaaa.css',
    'react.aaaaaaaa.js',
  ]);
});

test('a build whose pictures are named otherwise stops, with what to do', async () => {
  await write('lab-400.webp', 40);
  await expect(renamePictures(folder)).rejects.toThrow(/no picture is named as before.+Look at/);
});

test('two variants of one width and format stop the build', async () => {
  await write('lab.aaaaaaaa_1.webp', 40, 'red');
  await write('lab.aaaaaaaa_2.webp', 40, 'blue');
  await expect(renamePictures(folder)).rejects.toThrow(/two would get one name/);
});

test('a page names them by their new names, and nothing else changes', () => {
  const names = new Map([['lab.aaaaaaaa_1.avif', 'lab.0123abcd-400.avif']]);
  const page =
    '<img srcset="/_astro/lab.aaaaaaaa_1.avif 400w, /_astro/other.aaaaaaaa_1.avif 720w">';
  expect(withPictureNames(page, names)).toBe(
    '<img srcset="/_astro/lab.0123abcd-400.avif 400w, /_astro/other.aaaaaaaa_1.avif 720w">',
  );
});

async function write(file: string, width: number, background = 'green'): Promise<void> {
  const picture = sharp({ create: { width, height: 20, channels: 3, background } });
  await picture.toFile(join(folder, file));
}
