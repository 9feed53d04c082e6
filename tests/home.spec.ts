import type { Page } from '@playwright/test';
import { fill } from '../src/fill.ts';
import { printedWays } from '../src/layout/contact-ways.ts';
import { academy, content, home } from './content-words.ts';
import { courseAddress } from './site-routes.ts';
import { expect, test } from './site-test.ts';

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
  // One that has another name than its course says so, also in its link's name.
  for (const [index, { title, course }] of home.courses.cards.entries()) {
    const own = content.courses.find(({ path, alias }) => [path, alias].includes(course))?.title;
    if (own !== title) await expect(links.nth(index)).toContainText(own ?? '');
  }
  // Practices and projects to their modules.
  const built = section(page, home.built.heading).getByRole('link');
  await expect(built).toHaveCount(content.built.length);
  for (const [position, { course, module }] of content.built.entries()) {
    const address = (await built.nth(position).getAttribute('href')) ?? '';
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

test('the things to try on the wall answer to the keyboard', async ({ page, requests }) => {
  const { exhibits, cards, heading } = home.built;
  const wall = section(page, heading);
  const answer = (name: keyof typeof exhibits) =>
    wall.locator(`[data-exhibit="${name}"]`).getByRole('status');
  await page.goto('/');
  const trials: Readonly<Record<keyof typeof exhibits, () => Promise<void>>> = {
    plate: async () => {
      const { label, parts, complete } = exhibits.plate;
      await wall.getByRole('textbox', { name: label }).pressSequentially('mh 12 ab');
      await expect(answer('plate')).toBeEmpty();
      await expect(wall.locator('[data-done]')).toHaveText(parts.slice(0, 3));
      await page.keyboard.type('1234');
      await expect(answer('plate')).toHaveText(complete);
    },
    seats: async () => {
      const { press, safe, twice, once } = exhibits.seats;
      const sell = wall.getByRole('button', { name: press });
      await sell.press('Enter');
      await expect(answer('seats')).toHaveText(twice);
      await wall.getByRole('checkbox', { name: safe }).press('Space');
      await sell.press('Enter');
      await expect(answer('seats')).toHaveText(once);
    },
    digit: async () => {
      const { right, wrong } = exhibits.digit;
      for (const [value, says] of [
        ['4', wrong],
        ...['3', '6', '2', '4', '3'].map((digit) => [digit, right] as const),
      ] as const) {
        await wall.getByRole('button', { name: value }).press('Enter');
        await expect(answer('digit')).toHaveText(fill(says, { digit: value }));
      }
    },
    photo: async () => {
      const { label, small } = exhibits.photo;
      const slider = wall.getByRole('slider', { name: label });
      const loaded = () => requests.filter(({ url }) => /\.jpe?g$/.test(url.pathname)).length;
      // Nothing is loaded before it is touched.
      expect(loaded()).toBe(0);
      await slider.press('ArrowLeft');
      await expect(answer('photo')).toHaveText(/\d/);
      expect(loaded()).toBe(1);
      const size = async () => Number(/\d+/.exec((await answer('photo').textContent()) ?? '')?.[0]);
      expect(await size()).toBeGreaterThan(50);
      await slider.press('Home');
      await expect.poll(size).toBeLessThan(50);
      await expect(answer('photo')).toHaveText(fill(small, { size: await size() }));
    },
  };
  for (const { exhibit } of cards) if (exhibit) await test.step(exhibit, trials[exhibit]);
});

function section(page: Page, heading: string) {
  const named = page.getByRole('heading', { name: heading, exact: true, level: 2 });
  return page.locator('section').filter({ has: named });
}

function row(page: Page) {
  return page.getByRole('region', { name: home.courses.heading });
}

/** How many pixels of the element are to the left or right of the window. */
function beyondWindow(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return Math.round(Math.max(0, -left) + Math.max(0, right - document.documentElement.clientWidth));
}
