import type { Page } from '@playwright/test';
import { layoutShifts } from '../pages/look.ts';
import { expect, holdBack } from '../support/site-test.ts';

/** Static hosts send the date of the register's last change in this header. */
export const lastModified = { 'Last-Modified': 'Sat, 21 Nov 2026 12:00:00 GMT' };
export const reactFile = /\/react\.[^/]*\.js$/;

/**
 * Expects that React's answer to the link at `path` says the same as the first answer, in the same places, and that
 * nothing moves when the fonts arrive after both.
 */
export async function expectSamePlaces(page: Page, path: string, heading: string): Promise<void> {
  const letGo = await holdBack(page, reactFile);
  const sendFonts = await holdBack(page, /\.woff2$/);
  // The event `load` waits for the fonts.
  await page.goto(path, { waitUntil: 'commit' });
  const first = page.locator('.first-answer');
  await expect(first.getByText(heading, { exact: true })).toBeVisible();
  const before = await places(page, '.first-answer');
  const said = await saidIn(page, '.first-answer');
  letGo();
  await expect(first).toHaveCount(0);
  expect(await places(page, '.validator')).toEqual(before);
  expect(await saidIn(page, '.validator')).toBe(said);
  const loaded = page.waitForEvent('load');
  sendFonts();
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShifts(page)).toEqual([]);
}

/** Where the parts of the form and the answer are, and the answer's links and buttons. */
export function places(page: Page, within: string) {
  return page
    .locator(`${within} :is(form, form *, .answer, .answer *, .answer ~ *, div:has(> .answer) ~ *)`)
    .evaluateAll((parts) =>
      parts
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.tagName, x, y, width, height];
        })
        .filter(([, , , width]) => width !== 0),
    );
}

/** The text of the answer, without the time of the check. */
async function saidIn(page: Page, within: string) {
  const text = await page.locator(`${within} .answer`).textContent();
  return text?.replace(/\d\d:\d\d(?! GMT)/, '');
}
