import type { Locator, Page } from '@playwright/test';
import { fill } from '../src/content/fill.ts';
import { contactWays, printedWays } from '../src/layout/contact-ways.ts';
import { academy, content, home, site } from './content-words.ts';
import { longNamesTest } from './long-names-site.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// The carousel of three cards, whatever the owner shows.
const threeCards = longNamesTest;

test.use({ viewport: { width: 390, height: 800 } });

test('the sections show what their content lists, in its order, and lead there', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const [heading, cards] of [
    [home.whyUs.heading, home.whyUs.cards],
    [home.courses.heading, home.courses.cards],
    [home.advantages.heading, home.advantages.items],
  ] as const) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true, level: 2 }) });
    await expect(section.locator('li h3, dt')).toHaveText(cards.map(({ title }) => title));
  }
  // Each featured course to its syllabus.
  const links = row(page).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(home.courses.cards.map(({ course }) => courseAddress(course)));
  // Practices and projects to their modules.
  const built = page.getByRole('listitem').filter({ has: page.locator('.built-show') });
  await expect(built).toHaveCount(content.built.length);
  for (const [position, { course, module }] of content.built.entries()) {
    const address = (await built.nth(position).getByRole('link').getAttribute('href')) ?? '';
    expect(address).toBe(`${courseAddress(course.path)}#${module.id}`);
    expect(await (await request.get(address)).text(), address).toContain(`id="${module.id}"`);
  }
});

test('the first button leads to the courses, a link below the row to all, four links into the ways', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: home.hero.button.label }).click();
  await expect(page).toHaveURL('/courses');

  await page.goto('/');
  const name = fill(home.courses.all, { count: content.courses.length });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL('/courses#all');

  await page.goto('/');
  for (const { id, from, stops } of content.ways.ways) {
    const link = page.getByRole('main').getByRole('link', { name: from });
    await expect(link).toContainText(stops[0]?.title ?? '');
    await expect(link).toHaveAttribute('href', `/courses#${id}`);
  }
  await page.getByRole('link', { name: content.ways.ways[1]?.from ?? '' }).click();
  const way = page.locator(`[id="${content.ways.ways[1]?.id ?? ''}"]`);
  await expect(way.getByRole('heading')).toBeInViewport();
});

test('from Home a message about a course takes at most three taps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/');
  const [card] = home.courses.cards;
  const title = content.courses.find(({ path }) => path === card?.course)?.title ?? '';
  let taps = 0;
  const tap = async (link: Locator) => {
    await link.click();
    taps++;
  };
  await tap(row(page).getByRole('link').first());
  await expect(page).toHaveURL(courseAddress(card?.course ?? ''));
  const message = fill(site.syllabus.message, { course: title });
  const [main] = contactWays(academy, { subject: title, message });
  const ask = page.getByRole('main').locator(`a[href="${main.href}"]`).first();
  // The last tap would leave the site.
  await ask.click({ trial: true });
  expect(taps + 1).toBeLessThanOrEqual(3);
});

test('Home says who welcomes whom, and where the courses are', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
  await expect(main.getByText(home.hero.tagline, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: home.hero.button.label })).toBeVisible();
  const learnMore = main.getByRole('link', { name: home.courses.learnMore });
  await expect(learnMore).toHaveCount(home.courses.cards.length);
});

test('every card of the carousel is at least 300 px wide', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await row(page)
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
    expect(widths).toHaveLength(home.courses.cards.length);
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThanOrEqual(300);
  }
});

threeCards(
  'each press scrolls the carousel by 300 px, and a button without effect is disabled',
  async ({ page }) => {
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
  },
);

threeCards('in every width each press moves 300 px, until the end is there', async ({ page }) => {
  for (const [width, presses] of [
    [360, 2],
    [390, 2],
    [600, 2],
    [768, 1],
    [1280, 1],
    [1920, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const { right } = await carousel(page);
    const where = `at ${width} px`;
    for (let press = 1; press <= presses; press++) {
      await expect(right, where).toBeEnabled();
      await right.click();
      await expect.poll(() => scrolled(page), where).toBe(press * 300);
    }
    await expect(right, where).toBeDisabled();
    const [heading, last] = await Promise.all([
      page.getByRole('heading', { name: home.courses.heading, exact: true }).boundingBox(),
      row(page).getByRole('listitem').last().boundingBox(),
    ]);
    const marginAtEnd = width - ((last?.x ?? 0) + (last?.width ?? 0));
    expect(Math.round(marginAtEnd), where).toBe(Math.round(heading?.x ?? 0));
  }
});

threeCards('the carousel scrolls by keyboard: its buttons and its row', async ({ page }) => {
  const { right } = await carousel(page);
  await right.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(page)).toBe(300);
  await right.press('Enter');
  await expect(right).toBeDisabled();
  await expect(row(page), 'the focus that the button can no longer have').toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scrolled(page)).toBeLessThan(600);
});

threeCards(
  'Tab goes from card to card of the carousel, and shows each as a whole',
  async ({ page }) => {
    await carousel(page);
    await row(page).focus();
    for (const card of await row(page).getByRole('listitem').all()) {
      await page.keyboard.press('Tab');
      await expect(card.getByRole('link')).toBeFocused();
      await expect.poll(() => card.evaluate(beyondWindow)).toBe(0);
    }
  },
);

test('on paper Home says whose it is, and shows whole cards and whole reasons', async ({
  page,
}) => {
  // The width of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(academy.name, { exact: true }).first()).toBeVisible();
  await expect(main.locator('address').first()).toContainText(printedWays(academy)[0] ?? '');
  await expect(main.getByRole('button')).toHaveCount(0);
  const cards = await row(page).getByRole('listitem').all();
  for (const card of cards) expect(await card.evaluate(beyondWindow)).toBe(0);
  const reasons = home.whyUs.cards.map(({ title }) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) }),
  );
  for (const whole of [...cards, ...reasons])
    await expect(whole).toHaveCSS('break-inside', 'avoid');
});

threeCards('under reduced motion a press scrolls at once', async ({ page }) => {
  const { right } = await carousel(page);
  const positions = await recordPositions(page);
  await right.click();
  await expect.poll(() => scrolled(page)).toBe(300);
  expect(await positions()).toEqual([300]);
});

test.describe('without a wish for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  threeCards('a press scrolls smoothly', async ({ page }) => {
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

/** Notes where the row is at each of its scroll events. */
async function recordPositions(page: Page) {
  const positions = await row(page).evaluateHandle((element) => {
    const seen: number[] = [];
    element.addEventListener('scroll', () => seen.push(Math.round(element.scrollLeft)));
    return seen;
  });
  return () => positions.jsonValue();
}
