import type { Page } from '@playwright/test';
import { sidewaysScroll } from './sideways-scroll.ts';
import { expect, type RecordedRequest } from './site-test.ts';

const widths = [320, 390, 768, 1024, 1280, 1920];

/** What loads its script when it is opened, and has tests of its own: the filter and the validator. */
const scripted = ['/courses', '/SearchById'];

/**
 * Opens a page and looks at what every page must be: it answers, has one heading of the first rank, one banner and one
 * main part, never scrolls sideways, and asks for no script where it is static.
 *
 * @param requests all that the test's browser has asked for; emptied first
 */
export async function expectWholePage(page: Page, address: string, requests: RecordedRequest[]) {
  requests.length = 0;
  const response = await page.goto(address);
  expect.soft(response?.status(), address).toBe(address === '/nothing' ? 404 : 200);
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect.soft(page.getByRole('banner'), address).toHaveCount(1);
  await expect.soft(page.getByRole('main'), address).toHaveCount(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const pushed = await page.evaluate(sidewaysScroll);
    expect.soft(pushed, `${address}: sideways scroll at ${width} px`).toEqual([]);
  }
  if (scripted.includes(address)) return;
  const scripts = requests.filter(({ type }) => type === 'script').map(({ url }) => url.href);
  expect.soft(scripts, `${address}: scripts that a static page requests`).toEqual([]);
}
