import { fill } from '../../src/fill.ts';
import { content, home } from '../support/content-words.ts';
import { expect, test } from '../support/site-test.ts';

test('the exhibits of Home work by keyboard', async ({ page, requests }) => {
  const { exhibits, cards, heading } = home.built;
  const named = page.getByRole('heading', { name: heading, exact: true, level: 2 });
  const wall = page.locator('section').filter({ has: named });
  const answer = (name: keyof typeof exhibits) =>
    wall.locator(`[data-exhibit="${name}"] [aria-live]`);
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
      // No picture is loaded before a visitor touches an exhibit.
      expect(requests.filter(({ url }) => /\.jpe?g$/.test(url.pathname))).toEqual([]);
      await slider.press('ArrowLeft');
      await expect(answer('photo')).toHaveText(/\d/);
      const size = async () => Number(/\d+/.exec((await answer('photo').textContent()) ?? '')?.[0]);
      expect(await size()).toBeGreaterThan(50);
      await slider.press('Home');
      await expect.poll(size).toBeLessThan(50);
      await expect(answer('photo')).toHaveText(fill(small, { size: await size() }));
    },
  };
  for (const { exhibit } of cards) if (exhibit) await test.step(exhibit, trials[exhibit]);
});

test('on a phone, one press at the top of Home leads to "Where do I start?"', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const jump = page.getByRole('link', { name: content.ways.heading, exact: true });
  await expect(jump).toBeInViewport({ ratio: 1 });
  await jump.click();
  await expect(
    page.getByRole('heading', { name: content.ways.heading, exact: true }),
  ).toBeInViewport();
  await expect(page.locator('#start a').first()).toBeInViewport({ ratio: 1 });
});

test('from 768 px on, the reasons on Home are equal cards in one row', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('main section:has(form) > div > ul > li');
  test.skip((await cards.count()) !== 3, 'the owner shows another number of reasons');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const sizes = boxes.map(({ y, width, height }) => [y, width, height].map(Math.round).join());
    expect(new Set(sizes).size, `${width} px`).toBe(1);
  }
});

test('Home’s field opens the validator without sending the ID', async ({ page, requests }) => {
  const search = home.whyUs.cards.find((card) => card.search)?.search;
  test.skip(!search, 'the owner shows no such field');
  await page.goto('/');
  const box = page.getByRole('textbox', { name: search?.label ?? '' });
  const button = page.getByRole('button', { name: search?.button ?? '', exact: true });
  await button.click();
  // Without an ID, the button leads to the empty box of the validator.
  await expect(page).toHaveURL('/SearchById');
  await page.goBack();
  await box.fill(' ITA-2024/0001 ');
  await button.click();
  await expect(page).toHaveURL('/SearchById#id=ITA-2024%2F0001');
  await expect(page.getByRole('textbox').first()).toHaveValue('ITA-2024/0001');
  expect(requests.filter(({ sent }) => /2024.{1,3}0001/.test(sent))).toEqual([]);
});

test('a section far below the screen is laid out only when a visitor comes near', async ({
  page,
}) => {
  await page.goto('/');
  // The last section is not printed.
  const section = page.locator('main > section').nth(-2);
  const isLaidOut = () =>
    section.evaluate((element) =>
      element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  expect(await isLaidOut()).toBe(false);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(isLaidOut).toBe(true);
});
