import { academy } from '../support/content-words.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

test('a banner with the academy’s name fills the window below the header', async ({ page }) => {
  await page.goto('/gallery');
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    const banner = page.getByRole('main').locator('section').first();
    await expect(banner.getByRole('heading', { level: 1 })).toContainText(academy.name);
    const { bottom } = await boxOf(page.getByRole('banner'));
    const below = { left: 0, top: bottom, right: viewport.width, bottom: viewport.height };
    expect(await boxOf(banner), `${viewport.width} px`).toMatchObject(below);
  }
});

test('two photographs of a row overlap another by 15 to 25 %', async ({ page }) => {
  await page.goto('/gallery');
  for (const width of [320, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const row of await page.locator('#pictures').getByRole('list').all()) {
      const shares = await row.getByRole('img').evaluateAll(overlaps);
      expect(Math.min(...shares), `${width} px`).toBeGreaterThanOrEqual(0.15);
      expect(Math.max(...shares), `${width} px`).toBeLessThan(0.25);
    }
  }
});

test('on a phone, the three photographs of a row are in sight at once', async ({ page }) => {
  await page.goto('/gallery');
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const row of await page.locator('#pictures').getByRole('list').all()) {
      const seen = await row.locator('img, figcaption').evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect());
        return {
          left: Math.min(...boxes.map(({ left }) => left)),
          right: Math.max(...boxes.map(({ right }) => right)),
          height:
            Math.max(...boxes.map(({ bottom }) => bottom)) -
            Math.min(...boxes.map(({ top }) => top)),
        };
      });
      expect.soft(seen.left).toBeGreaterThanOrEqual(0);
      expect.soft(seen.right).toBeLessThanOrEqual(viewport.width);
      expect.soft(seen.height).toBeLessThan(viewport.height);
      // The second picture overlaps the first, but must not catch this click.
      const first = row.getByRole('link').first();
      const { height } = await boxOf(first);
      await first.click({ trial: true, position: { x: 4, y: height - 4 }, timeout: 2000 });
    }
  }
});

/** The largest overlap of each photograph with an earlier one, divided by the wider photograph's width. */
function overlaps(photographs: Element[]): number[] {
  const boxes = photographs.map((photograph) => photograph.getBoundingClientRect());
  return boxes.slice(1).map((own, index) => {
    const shares = boxes.slice(0, index + 1).map((before) => {
      const wide = Math.min(own.right, before.right) - Math.max(own.left, before.left);
      const high = Math.min(own.bottom, before.bottom) - Math.max(own.top, before.top);
      return Math.min(wide, high) / Math.max(own.width, before.width);
    });
    return Math.max(...shares);
  });
}
