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

test('four things to try on the wall answer to the keyboard, and load nothing before they are touched', async ({
  page,
  requests,
}) => {
  await page.goto('/');
  const { plate, seats, digit, photo } = home.built.exhibits;
  const wall = section(page, home.built.heading);
  const answer = (name: string) => wall.locator(`[data-exhibit="${name}"]`).getByRole('status');

  await wall.getByRole('textbox', { name: plate.label }).pressSequentially('mh 12 ab');
  await expect(answer('plate')).toBeEmpty();
  await expect(wall.locator('[data-done]')).toHaveText(plate.parts.slice(0, 3));
  await page.keyboard.type('1234');
  await expect(answer('plate')).toHaveText(plate.complete);

  const sell = wall.getByRole('button', { name: seats.press });
  await sell.press('Enter');
  await expect(answer('seats')).toHaveText(seats.twice);
  await wall.getByRole('checkbox', { name: seats.safe }).press('Space');
  await sell.press('Enter');
  await expect(answer('seats')).toHaveText(seats.once);

  const choose = (value: string) => wall.getByRole('button', { name: value }).press('Enter');
  await choose('4');
  await expect(answer('digit')).toHaveText(fill(digit.wrong, { digit: '4' }));
  for (const value of ['3', '6', '2', '4', '3']) {
    await choose(value);
    await expect(answer('digit')).toHaveText(fill(digit.right, { digit: value }));
  }

  const slider = wall.getByRole('slider', { name: photo.label });
  const loaded = () => requests.filter(({ url }) => /\.jpe?g$/.test(url.pathname)).length;
  expect(loaded()).toBe(0);
  await slider.press('ArrowLeft');
  await expect(answer('photo')).toHaveText(/\d/);
  expect(loaded()).toBe(1);
  const size = async () => Number(/\d+/.exec((await answer('photo').textContent()) ?? '')?.[0]);
  expect(await size()).toBeGreaterThan(50);
  await slider.press('Home');
  await expect.poll(size).toBeLessThan(50);
  await expect(answer('photo')).toHaveText(fill(photo.small, { size: await size() }));
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
