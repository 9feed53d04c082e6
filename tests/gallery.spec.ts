import { academy, content, galleryPictures } from './content-words.ts';
import { expect, test } from './site-test.ts';

const { groups } = content.gallery;

test('a banner with the academy’s name fills the screen but for a peek of the first row', async ({
  page,
}) => {
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 768, height: 1024 },
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/gallery');
    const banner = page.getByRole('main').locator('section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toContainText(academy.name);
    const box = await banner.boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    const room = viewport.height - (header?.height ?? 0);
    const end = (box?.y ?? 0) + (box?.height ?? 0) - (header?.height ?? 0);
    expect(end / room, `${viewport.width} px`).toBeGreaterThanOrEqual(0.85);
    expect(box?.width).toBe(viewport.width);
    const first = await page.locator('#pictures').getByRole('img').first().boundingBox();
    expect(viewport.height - (first?.y ?? 0), `${viewport.width} px`).toBeGreaterThanOrEqual(24);
  }
});

test('the rows stand under their headings, close-ups first', async ({ page }) => {
  await page.goto('/gallery');
  const pictures = page.locator('#pictures');
  await expect(pictures.getByRole('heading', { level: 2 })).toHaveText(
    groups.map(({ heading }) => heading),
  );
  expect(groups.length).toBeGreaterThanOrEqual(2);
  await expect(pictures.getByRole('img').first()).toHaveAccessibleName(/^Close-up/);
});

test('pictures overlap by so little that no subject is hidden, and each caption can be read', async ({
  page,
}) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/gallery');
    const shares = await page.locator('#pictures li').evaluateAll((items) =>
      items.map((item) => {
        const own = item.getBoundingClientRect();
        const next = item.nextElementSibling?.getBoundingClientRect();
        if (!next) return undefined;
        const wide = Math.min(own.right, next.right) - Math.max(own.left, next.left);
        const high = Math.min(own.bottom, next.bottom) - Math.max(own.top, next.top);
        return (wide * high) / (own.width * own.height);
      }),
    );
    for (const share of shares.filter((found) => found !== undefined)) {
      expect(share, `${width} px`).toBeGreaterThan(0);
      expect(share, `${width} px`).toBeLessThan(0.1);
    }
    for (const { alt } of galleryPictures) {
      await expect(page.getByText(alt, { exact: true })).toBeVisible();
    }
    expect(await page.locator('.gallery-caption').evaluateAll(coveredCaptions)).toEqual([]);
  }
});

/** Captions of which another picture covers the start, the middle or the end. */
function coveredCaptions(captions: Element[]): string[] {
  return captions
    .filter((caption) => {
      caption.scrollIntoView({ block: 'center', behavior: 'instant' });
      const words = document.createRange();
      words.selectNodeContents(caption);
      return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
        [left + 2, (left + right) / 2, right - 2].some(
          (x) => !caption.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        ),
      );
    })
    .map(({ textContent }) => textContent);
}

test('rows of three overlapping pictures, each with its text, its size and three formats', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/gallery');
  const main = page.getByRole('main');
  const rows = main.locator('#pictures').getByRole('list');
  await expect(rows).toHaveCount(galleryPictures.length / 3);
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
