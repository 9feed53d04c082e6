import type { Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { printedWays } from '../src/layout/contact-ways.ts';
import { academy, content, home, site } from './content-words.ts';
import { longNamesTest } from './long-names-site.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// The carousel of three cards, whatever the owner shows.
const threeCards = longNamesTest;

test.use({ viewport: { width: 390, height: 800 } });

test('Home says who welcomes whom; its sections show what their content lists, and lead there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(main.getByText(home.hero.tagline, { exact: true })).toBeVisible();
  for (const [heading, cards] of [
    [home.whyUs.heading, home.whyUs.cards],
    [home.courses.heading, home.courses.cards],
    [home.advantages.heading, home.advantages.items],
  ] as const) {
    const titles = section(page, heading).locator('li h3, dt');
    await expect(titles).toContainText(cards.map(({ title }) => title));
  }
  // Each featured course to its syllabus.
  const links = row(page).getByRole('link', { name: home.courses.learnMore });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(home.courses.cards.map(({ course }) => courseAddress(course)));
  // Practices and projects to their modules.
  const built = section(page, home.built.heading).getByRole('heading', { level: 3 });
  await expect(built).toHaveCount(content.built.length);
  for (const [position, { course, module }] of content.built.entries()) {
    const address = (await built.nth(position).getByRole('link').getAttribute('href')) ?? '';
    expect(address).toBe(`${courseAddress(course.path)}#${module.id}`);
    expect(await (await request.get(address)).text(), address).toContain(`id="${module.id}"`);
  }
});

test('the first button leads to the courses, a link below the row to all, and one into each way', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const all = fill(home.courses.all, { count: content.courses.length });
  await expect(main.getByRole('link', { name: all })).toHaveAttribute('href', '/courses#all');
  for (const { id, from, stops } of content.ways.ways) {
    const link = main.getByRole('link', { name: from });
    await expect(link).toContainText(stops[0]?.title ?? '');
    await expect(link).toHaveAttribute('href', `/courses#${id}`);
  }
  await main.getByRole('link', { name: home.hero.button.label }).click();
  await expect(page).toHaveURL('/courses');
});

threeCards(
  'in every width a card has at least 300 px, each press moves 300 px until the end is there, and the button is disabled',
  async ({ page }) => {
    for (const [width, presses] of [
      [360, 2],
      [390, 2],
      [600, 2],
      [768, 1],
      [1280, 1],
      [1920, 1],
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
  },
);

threeCards(
  'the carousel scrolls by keyboard: its buttons, its row and its links',
  async ({ page }) => {
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
  },
);

threeCards('where nothing can scroll there are no buttons', async ({ page }) => {
  const { right } = await carousel(page);
  await expect(right).toBeVisible();
  await row(page)
    .getByRole('listitem')
    .last()
    .evaluate((card) => card.remove());
  await row(page).evaluate((element) => element.classList.remove('of-three'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(right).toBeHidden();
});

for (const [reducedMotion, how] of [
  ['reduce', 'at once'],
  ['no-preference', 'smoothly'],
] as const) {
  threeCards(
    `a press scrolls ${how} where the wish for motion is ${reducedMotion}`,
    async ({ page }) => {
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
    },
  );
}

test('on paper Home says whose it is, and shows whole cards', async ({ page }) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.locator('address').first()).toContainText(printedWays(academy)[0] ?? '');
  await expect(main.getByRole('button')).toHaveCount(0);
  for (const card of await row(page).getByRole('listitem').all()) {
    expect(await card.evaluate(beyondWindow)).toBe(0);
    await expect(card).toHaveCSS('break-inside', 'avoid');
  }
});

function section(page: Page, heading: string) {
  const named = page.getByRole('heading', { name: heading, exact: true, level: 2 });
  return page.locator('section').filter({ has: named });
}

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
