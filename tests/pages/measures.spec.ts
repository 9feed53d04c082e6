import type { Page } from '@playwright/test';
import { site } from '../support/content-words.ts';
import { courseAddress, longCourse, menu, placeRoutes } from '../support/site-routes.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
const kindsOfPage = [...placeRoutes, courseAddress(longCourse.path)];

test('bars cover at most the top 72 px of a phone and 120 px of a wide screen', async ({
  page,
}) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    for (const [viewport, most] of [
      [phone, 72],
      [wide, 120],
    ] as const) {
      await page.setViewportSize(viewport);
      expect.soft(await covered(page, most), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('the menu can be reached wherever the visitor has scrolled to', async ({ page }) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    for (const viewport of [phone, wide]) {
      await page.setViewportSize(viewport);
      const reached = page
        .getByRole('banner')
        .locator('button, nav a')
        .filter({ visible: true })
        .last();
      for (const part of [0.3, 0.6, 0.9, 0.5]) {
        await page.evaluate((part) => {
          scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
        }, part);
        const where = `${path}, ${viewport.width} px, ${part}`;
        // A trial click fails if something covers the button or link.
        await expect(
          reached.click({ trial: true, timeout: 30_000 }),
          where,
        ).resolves.toBeUndefined();
      }
    }
  }
});

test('on a phone, a module has at least 80 % of the width', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(courseAddress(longCourse.path));
  const { width } = await boxOf(page.locator('.module-card').first());
  expect(width).toBeGreaterThanOrEqual(0.8 * phone.width);
});

// Each page, its greatest height in pixels, and its usual number of letters. A page with more letters may be higher.
for (const [path, most, letters] of [
  ['/', 7_000, 7_800],
  ['/about', 9_100, 6_080],
  ['/internShips', 6_170, 3_340],
] as const) {
  test(`on a phone, the height of ${path} is within the limit for its text`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const main = page.getByRole('main');
    const words = (await main.textContent())?.replaceAll(/\s+/g, ' ') ?? '';
    const { height } = await boxOf(main);
    expect(height).toBeLessThanOrEqual(most * Math.max(1, words.length / letters));
  });
}

test('on a phone, a footer of usual length is at most 900 px high', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const longest = Math.max(menu.length, site.footer.courses.paths.length, 6);
  const letters = ((await footer.textContent()) ?? '').length;
  const { height } = await boxOf(footer);
  expect(height).toBeLessThanOrEqual((900 + (longest - 6) * 60) * Math.max(1, letters / 540));
});

test('a screenshot of the whole page shows the footer’s text', async ({ page }) => {
  await page.goto('/');
  const isDrawn = await page
    .getByRole('contentinfo')
    .locator('a, address, p, h2')
    .evaluateAll((all) =>
      all.every((each) => each.checkVisibility({ contentVisibilityAuto: true })),
    );
  expect(isDrawn).toBe(true);
});

test('backgrounds that differ in light mode also differ in dark mode', async ({ page }) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    const day = await grounds(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const night = await grounds(page);
    await page.emulateMedia({ colorScheme: 'light' });
    const merged = day.filter(
      ({ ground }, index) =>
        index > 0 &&
        ground !== day[index - 1]?.ground &&
        night[index]?.ground === night[index - 1]?.ground &&
        night[index - 1]?.hasLineBelow === false &&
        night[index]?.hasLineAbove === false,
    );
    expect.soft(merged, path).toEqual([]);
  }
});

function grounds(page: Page) {
  return page.locator('main section, main + footer').evaluateAll((all) =>
    all
      .filter((each) => each.parentElement?.closest('section') === null)
      .map((each) => {
        const style = getComputedStyle(each);
        let painted: Element | null = each;
        const none = 'rgba(0, 0, 0, 0)';
        while (painted && getComputedStyle(painted).backgroundColor === none) {
          painted = painted.parentElement;
        }
        return {
          text: each.textContent.trim().slice(0, 30),
          ground: getComputedStyle(painted ?? document.body).backgroundColor,
          hasLineAbove: style.borderTopWidth !== '0px',
          hasLineBelow: style.borderBottomWidth !== '0px',
        };
      }),
  );
}

/** Sticky and fixed bars that cover more than the top `most` pixels of the screen. */
function covered(page: Page, most: number): Promise<string[]> {
  return page.evaluate((most) => {
    const stays = (element: Element): boolean =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    const bars = [...document.querySelectorAll('body *')].filter(stays);
    const faults = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const bar of bars) {
        const { top, bottom, width } = bar.getBoundingClientRect();
        const isBar = bar.checkVisibility() && width > innerWidth / 2 && top < innerHeight;
        const isAtTop =
          Math.abs(top - parseFloat(getComputedStyle(bar).top)) < 1 && bottom > most + 1;
        const isAtEnd = bottom >= innerHeight - 1 && top > innerHeight / 2;
        if (isBar && (isAtTop || isAtEnd)) faults.add(`${bar.className}: ${top} to ${bottom}`);
      }
    }
    return [...faults];
  }, most);
}
