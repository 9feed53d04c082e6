import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import {
  attribute,
  attributes,
  brotliBytes,
  pages,
  siteFile,
  siteFiles,
  styles,
  textOf,
  type ReadPage,
} from './built-site.ts';
import { academy, content, galleryPictures } from './content-words.ts';

// What the built files weigh, in bytes; they need no browser.

for (const page of pages) {
  test(`${page.path} and its styles have at most 24,000 bytes, unless it says more than any page that ships`, () => {
    if (saysMore(page)) return;
    const parts = [page.html, ...styles(page)].map(brotliBytes);
    const total = parts.reduce((sum, bytes) => sum + bytes, 0);
    const what = `${page.path} is too heavy for a slow network (HTML and styles: ${parts.join(' + ')} bytes)`;
    expect(total, what).toBeLessThanOrEqual(24_000);
  });
}

/** An owner's own page may be larger, where that comes from her words, courses or pictures. */
function saysMore({ path, root }: ReadPage): boolean {
  const main = root.querySelector('main');
  return (
    brotliBytes(main ? textOf(main) : '') > 5_800 ||
    (path === '/courses' && content.courses.length > 29) ||
    (path === '/gallery' && galleryPictures.length > 30)
  );
}

test('there are at most two font files of at most 60,000 bytes in all, and each is preloaded', () => {
  const fonts = siteFiles().filter((path) => /\.(woff2?|ttf|otf)$/.test(path));
  const bytes = fonts.reduce((sum, path) => sum + (siteFile(path)?.length ?? 0), 0);
  expect(fonts.length).toBeLessThanOrEqual(2);
  expect(bytes).toBeLessThanOrEqual(60_000);
  for (const page of pages) {
    const preloaded = attributes(page, 'link[rel="preload"][as="font"]', 'href');
    expect(preloaded.toSorted(), page.path).toEqual(fonts.toSorted());
  }
});

test('no picture that a page names weighs more than 120,000 bytes, or a quarter byte for each pixel', async () => {
  const weights = new Map(
    pages
      .flatMap(namedPictures)
      .map((address) => [address, siteFile(decodeURI(address))?.length] as const),
  );
  const heavy = [...weights].filter(([, bytes]) => bytes === undefined || bytes > 120_000);
  for (const [address, bytes = Infinity] of heavy) {
    // A photograph of leaves or gravel is as heavy as that.
    const { width, height } = await sharp(siteFile(decodeURI(address))).metadata();
    expect(bytes / (width * height), address).toBeLessThanOrEqual(0.25);
  }
});

test('no picture of content/ is on the site as it was handed in, under whatever name', () => {
  const originals = ['content/gallery', 'content/pictures'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'base64')),
  );
  expect(originals).not.toEqual([]);
  const online = siteFiles().filter((path) =>
    originals.includes(siteFile(path)?.toString('base64') ?? ''),
  );
  expect(online).toEqual([]);
});

function namedPictures(page: ReadPage): string[] {
  const sets = [...attributes(page, 'img', 'srcset'), ...attributes(page, 'source', 'srcset')];
  const shared = attributes(page, 'meta[property="og:image"]', 'content');
  return [
    ...attributes(page, 'img', 'src'),
    ...sets.flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ),
    ...shared.map((address) => address.replace(new URL(academy.siteUrl).origin, '')),
    ...attributes(page, 'a[href]', 'href').filter((address) =>
      /\.(jpe?g|png|webp|avif)$/.test(address),
    ),
  ];
}

for (const page of pages) {
  const pictures = page.root.querySelectorAll('img').filter((image) => !image.closest('dialog'));
  if (pictures.length === 0) continue;
  const hero = page.root.querySelector('main > section');
  const first = hero?.querySelector('img');

  test(`${page.path} loads the picture of its first view at once and all others late`, () => {
    const eager = pictures.filter((image) => attribute(image, 'loading') !== 'lazy');
    expect(eager).toEqual(first ? [first] : []);
    if (first) expect(attribute(first, 'fetchpriority')).toBe('high');
  });

  test(`${page.path} says how large each picture is, so that nothing moves`, () => {
    for (const image of pictures) {
      const { width, height, decoding } = Object.fromEntries(
        ['width', 'height', 'decoding'].map((name) => [name, attribute(image, name)]),
      );
      expect([Number(width) > 0, Number(height) > 0, decoding]).toEqual([true, true, 'async']);
    }
  });
}
