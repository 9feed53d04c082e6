import { academy, galleryPictures } from './content-words.ts';
import { expect, test } from './site-test.ts';

test('a banner with the academy’s name fills the screen', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/gallery');
    const banner = page.getByRole('main').locator('section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toContainText(academy.name);
    const box = await banner.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(viewport.height - 1);
    expect(box?.width).toBe(viewport.width);
  }
});

test('ten rows of three overlapping pictures, each with its text, its size and three formats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/gallery');
  const main = page.getByRole('main');
  const rows = main.getByRole('list');
  await expect(rows).toHaveCount(10);
  for (const row of await rows.all()) {
    await expect(row.getByRole('img')).toHaveCount(3);
    const boxes = await row
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
    for (const [index, box] of boxes.slice(1).entries()) {
      expect(box.left, 'overlaps its neighbour').toBeLessThan(boxes[index]?.right ?? 0);
    }
  }
  const pictures = await main.getByRole('img').evaluateAll((images) =>
    images.map((image) => ({
      alt: image.getAttribute('alt'),
      hasSize: ['width', 'height'].every((side) => Number(image.getAttribute(side)) > 0),
      file: /\.(\w+)$/.exec(image.getAttribute('src') ?? '')?.[1],
      types: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
        ({ type, srcset }) => `${type} ${srcset.split(',').length > 1 ? 'in widths' : ''}`,
      ),
    })),
  );
  expect(pictures.map(({ alt }) => alt)).toEqual(galleryPictures.map(({ alt }) => alt));
  for (const picture of pictures) {
    expect(picture.hasSize).toBe(true);
    expect(picture.file).toMatch(/^jpe?g$/);
    expect(picture.types).toEqual(['image/avif in widths', 'image/webp in widths']);
  }
});

test('every picture arrives when it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/gallery');
  const images = page.getByRole('main').getByRole('img');
  for (const index of [0, 14, 29]) {
    const image = images.nth(index);
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
});
