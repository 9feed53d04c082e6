import type { Page } from '@playwright/test';
import { home, site } from '../support/content-words.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

test.use({ viewport: { width: 390, height: 800 } });
test.skip(home.courses.cards.length !== 3, 'the owner shows another number of cards');

test('a press of a button scrolls by 300 px, and the last card disables it', async ({ page }) => {
  for (const [width, presses] of [
    [360, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { row, left, right } = await carousel(page);
    const where = `at ${width} px`;
    await expect(left, where).toBeDisabled();
    for (let press = 1; press <= presses; press++) {
      await right.click();
      await expect(row, where).toHaveJSProperty('scrollLeft', press * 300);
    }
    await expect(right, where).toBeDisabled();
    const cards = await row
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const widths = cards.map((card) => card.width);
    expect(Math.min(...widths), where).toBeGreaterThanOrEqual(300);
    const heading = page.getByRole('heading', { name: home.courses.heading, exact: true });
    const margin = (await boxOf(heading)).x;
    expect(Math.round(width - (cards.at(-1)?.right ?? 0)), where).toBe(Math.round(margin));
    await left.click();
    await expect(row, where).toHaveJSProperty('scrollLeft', (presses - 1) * 300);
  }
});

test('cards are cut off only at the window’s edge, and never in wide windows', async ({ page }) => {
  const { row, right } = await carousel(page);
  for (const width of [768, 1280, 1800, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await row.scrollIntoViewIfNeeded();
    const where = `at ${width} px`;
    await expect(right, where).toBeVisible({ visible: width < 1900 });
    const box = await boxOf(row);
    expect(box.left, where).toBeLessThanOrEqual(0);
    expect(box.right, where).toBeGreaterThanOrEqual(width);
    if (width < 1900) continue;
    for (const card of await row.getByRole('listitem').all()) {
      await expect(card, where).toBeInViewport({ ratio: 1 });
    }
  }
});

test('the carousel can be scrolled by keyboard', async ({ page }) => {
  const { row, right } = await carousel(page);
  await right.press('Enter');
  await expect(row).toHaveJSProperty('scrollLeft', 300);
  await right.press('Enter');
  await expect(right).toBeDisabled();
  await expect(row, 'the row gets the focus of the disabled button').toBeFocused();
  await page.keyboard.press('ArrowLeft');
  // Waits until the row stands still. A moving row would carry a focused card out of view.
  await expect(row).toHaveJSProperty('scrollLeft', 560);
  for (const card of await row.getByRole('listitem').all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 1 });
  }
});

test('the carousel scrolls smoothly unless motion is reduced', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const { row, right } = await carousel(page);
    const steps = await row.evaluateHandle((element) => {
      const seen: number[] = [];
      element.addEventListener('scroll', () => seen.push(element.scrollLeft));
      return seen;
    });
    await right.click();
    await expect(row).toHaveJSProperty('scrollLeft', 300);
    // The browser fires the scroll event with the next frame.
    const count = async () => (await steps.jsonValue()).length;
    if (reducedMotion === 'reduce') await expect.poll(count).toBe(1);
    else await expect.poll(count).toBeGreaterThan(3);
  }
});

async function carousel(page: Page) {
  await page.goto('/');
  const row = page.getByRole('region', { name: home.courses.heading });
  await row.scrollIntoViewIfNeeded();
  return {
    row,
    left: page.getByRole('button', { name: site.carousel.left }),
    right: page.getByRole('button', { name: site.carousel.right }),
  };
}
