import type { Page } from '@playwright/test';
import { home, site } from '../content-words.ts';
import { expect, test } from '../site-test.ts';

// The carousel of three cards, whatever the owner shows.
test.use({ settings: 'changed', viewport: { width: 390, height: 800 } });

test('in every width a card has at least 300 px, each press moves 300 px until the end is there, and the button is disabled', async ({
  page,
}) => {
  for (const [width, presses] of [
    [360, 2],
    [1280, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { left, right } = await carousel(page);
    const where = `at ${width} px`;
    await expect(left, where).toBeDisabled();
    for (let press = 1; press <= presses; press++) {
      await right.click();
      await expect.poll(() => scrolled(page), where).toBe(press * 300);
    }
    await expect(right, where).toBeDisabled();
    const cards = await row(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const widths = cards.map((card) => card.width);
    expect(Math.min(...widths), where).toBeGreaterThanOrEqual(300);
    const heading = page.getByRole('heading', { name: home.courses.heading, exact: true });
    const margin = (await heading.boundingBox())?.x ?? 0;
    expect(Math.round(width - (cards.at(-1)?.right ?? 0)), where).toBe(Math.round(margin));
    await left.click();
    await expect.poll(() => scrolled(page), where).toBe((presses - 1) * 300);
  }
});

test('the carousel scrolls by keyboard: its buttons, its row and its links', async ({ page }) => {
  const { right } = await carousel(page);
  await right.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(300);
  await right.press('Enter');
  await expect(right).toBeDisabled();
  await expect(row(page), 'the focus that the button can no longer have').toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scrolled(page)).toBeLessThan(600);
  for (const card of await row(page).getByRole('listitem').all()) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('link')).toBeFocused();
    await expect.poll(() => card.evaluate(beyondWindow)).toBe(0);
  }
});

test('a press scrolls smoothly, and at once where motion is to be reduced', async ({ page }) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    const { right } = await carousel(page);
    const positions = await row(page).evaluateHandle((element) => {
      const seen: number[] = [];
      element.addEventListener('scroll', () => seen.push(Math.round(element.scrollLeft)));
      return seen;
    });
    await right.click();
    await expect.poll(() => scrolled(page)).toBe(300);
    const steps = (await positions.jsonValue()).length;
    if (reducedMotion === 'reduce') expect(steps).toBe(1);
    else expect(steps).toBeGreaterThan(3);
  }
});

function row(page: Page) {
  return page.getByRole('region', { name: home.courses.heading });
}

/** Opens Home at its carousel. */
async function carousel(page: Page) {
  await page.goto('/');
  await row(page).scrollIntoViewIfNeeded();
  return {
    left: page.getByRole('button', { name: site.carousel.left }),
    right: page.getByRole('button', { name: site.carousel.right }),
  };
}

function scrolled(page: Page): Promise<number> {
  return row(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
}

/** How many pixels of the element are to the left or right of the window. */
function beyondWindow(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.round(Math.max(0, -left) + Math.max(0, right - document.documentElement.clientWidth));
}
