import type { Page } from '@playwright/test';
import { courseAddress, longCourse, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// How much room things take, with more than a phone's and a screen's usual content would need.

test.use({ settings: 'known' });

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };
const kindsOfPage = [...placeRoutes, courseAddress(longCourse.path)];

test('as one reads on, bars cover at most 72 px of the screen, and none its lower edge', async ({
  page,
}) => {
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    for (const path of kindsOfPage) {
      await page.goto(path);
      expect.soft(await covered(page), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});

/** Down the whole page, what of a screen below its first 72 px does not scroll with it. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stays = (element: Element): boolean =>
      ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    const bars = [...document.querySelectorAll('body *')].filter(stays);
    const faults = new Set<string>();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      for (const bar of bars) {
        const { top, bottom, width } = bar.getBoundingClientRect();
        const isBar = bar.checkVisibility() && width > innerWidth / 2 && top < innerHeight;
        const isAtTop = Math.abs(top - parseFloat(getComputedStyle(bar).top)) < 1 && bottom > 73;
        const isAtEnd = bottom >= innerHeight - 1 && top > innerHeight / 2;
        if (isBar && (isAtTop || isAtEnd)) faults.add(`${bar.className}: ${top} to ${bottom}`);
      }
    }
    return [...faults];
  });
}
