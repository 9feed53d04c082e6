import type { Page } from '@playwright/test';
import { home, site } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

test.use({ viewport: { width: 390, height: 800 } });

test('the first button leads to the courses', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: home.hero.button.label }).click();
  await expect(page).toHaveURL('/courses');
});

test('the sections show what their content lists, in its order', async ({ page }) => {
  await page.goto('/');
  for (const [heading, cards] of [
    [home.whyUs.heading, home.whyUs.cards],
    [home.courses.heading, home.courses.cards],
    [home.advantages.heading, home.advantages.items],
  ] as const) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });
    await expect(section.locator('h3, dt')).toHaveText(cards.map(({ title }) => title));
  }
});

test('each featured course leads to its syllabus', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('region', { name: home.courses.heading }).getByRole('link');
  await expect(links).toHaveCount(3);
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['javaFullStack', 'dataSci', 'Cyber Security'].map(courseAddress));
});

test('no script is requested before the carousel comes into view', async ({ page, requests }) => {
  const scripts = () => requests.filter(({ type }) => type === 'script').length;
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts()).toBe(0);
  await row(page).scrollIntoViewIfNeeded();
  await expect.poll(scripts).toBeGreaterThan(0);
});

test('every card of the carousel is at least 300 px wide', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await row(page)
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    expect(widths).toHaveLength(3);
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(300);
  }
});

test('each press scrolls the carousel by 300 px, and a button without effect is disabled', async ({
  page,
}) => {
  const { left, right } = await carousel(page);
  await expect(left).toBeDisabled();
  await right.click();
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(left).toBeEnabled();
  await right.click();
  await expect.poll(() => scrolled(page)).toBe(600);
  await left.click();
  await expect.poll(() => scrolled(page)).toBe(300);
  await left.click();
  await expect(left).toBeDisabled();
  await row(page).evaluate((element) => element.scrollTo(10_000, 0));
  await expect(right).toBeDisabled();
  await expect(left).toBeEnabled();
});

test('both buttons are disabled where all cards are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  const { left, right } = await carousel(page);
  const hidden = await row(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  if (hidden > 1) await expect(right).toBeEnabled();
  else await expect(right).toBeDisabled();
  await expect(left).toBeDisabled();
});

test('the carousel scrolls by keyboard: its buttons and its row', async ({ page }) => {
  const { right } = await carousel(page);
  await right.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(300);
  await row(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
});

test('under reduced motion a press scrolls at once', async ({ page }) => {
  const { right } = await carousel(page);
  const positions = await recordPositions(page);
  await right.click();
  await expect.poll(() => scrolled(page)).toBe(300);
  expect(await positions()).toEqual([300]);
});

test.describe('without a wish for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a press scrolls smoothly', async ({ page }) => {
    const { right } = await carousel(page);
    const positions = await recordPositions(page);
    await right.click();
    await expect.poll(() => scrolled(page)).toBe(300);
    expect((await positions()).length, 'positions on the way').toBeGreaterThan(3);
  });
});

function row(page: Page) {
  return page.getByRole('region', { name: home.courses.heading });
}

/** Opens Home and waits for the carousel to take presses; only its script can know that it starts at its left end. */
async function carousel(page: Page) {
  await page.goto('/');
  await row(page).scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: row(page) })).toHaveCount(1);
  return {
    left: page.getByRole('button', { name: site.carousel.left }),
    right: page.getByRole('button', { name: site.carousel.right }),
  };
}

function scrolled(page: Page): Promise<number> {
  return row(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
}

/** Notes where the row is at each of its scroll events. */
async function recordPositions(page: Page) {
  const positions = await row(page).evaluateHandle((element) => {
    const seen: number[] = [];
    element.addEventListener('scroll', () => seen.push(Math.round(element.scrollLeft)));
    return seen;
  });
  return () => positions.jsonValue();
}
