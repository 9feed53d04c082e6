import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { layoutShift } from '../loading/layout-shift.ts';
import { courseAddress, longCourse, placeRoutes } from '../support/site-routes.ts';
import { expect, test } from '../support/site-test.ts';

// The page's policy would forbid the fonts that stand for a device's own.
test.use({ settings: 'known', bypassCSP: true });

const pages = [
  ...placeRoutes.filter((path) => path !== '/privacy'),
  courseAddress(longCourse.path),
];

// Every letter of Arimo is as wide as Arial's.
for (const [device, file] of [
  ['Roboto', 'roboto'],
  ['Arial', 'arimo'],
] as const) {
  test(`on a device with ${device}, our letters arrive late and move nothing`, async ({ page }) => {
    await pretendDevice(page, device, file);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      for (const path of pages) {
        const where = `${path}, ${width} px`;
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        expect.soft(await layoutShift(page, 'our fonts arrive'), where).toBeLessThanOrEqual(0.005);
        expect.soft(await fontOf(page, 'h1'), where).toContain('Bricolage');
        expect.soft(await fontOf(page, 'footer a'), where).toContain('Figtree');
      }
    }
  });
}

test('the lines of the academy’s name do not depend on the room beside the menu', async ({
  page,
}) => {
  await page.goto('/');
  const name = page.locator('header a > span').filter({ visible: true });
  const heights = new Set<number>();
  for (const width of [1024, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 780 });
    heights.add((await name.boundingBox())?.height ?? 0);
  }
  expect([...heights]).toHaveLength(1);
});

/** From now on, pages find `device` among the device's fonts, and our fonts arrive after the first paint. */
async function pretendDevice(page: Page, device: string, file: string) {
  const url = (weight: number) => {
    const name = `@fontsource/${file}/files/${file}-latin-${weight}-normal.woff2`;
    const font = readFileSync(fileURLToPath(import.meta.resolve(name)), 'base64');
    return `url(data:font/woff2;base64,${font})`;
  };
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.resourceType() === 'font' && request.url().startsWith('http')) {
      await page.evaluate(isPainted);
      await route.continue();
    } else if (request.resourceType() === 'document') {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replaceAll(`local(${device})`, url(400))
        .replaceAll(`local(${device} Bold)`, url(700))
        // The machine of the test may have the other font.
        .replaceAll(/local\((Arial|Roboto|Liberation|DejaVu)/g, 'local(No $1');
      await route.fulfill({ response, body });
    } else await route.fallback();
  });
}

/** Waits until the page's first text has been on the screen for a moment, in the device's font. */
async function isPainted() {
  while (performance.getEntriesByName('first-contentful-paint').length === 0) {
    await new Promise(requestAnimationFrame);
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  performance.mark('our fonts arrive');
}

/** The font in which the first element that matches `selector` and is visible is drawn. */
async function fontOf(page: Page, selector: string): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const element = page.locator(selector).filter({ visible: true, hasText: /\w/ }).first();
  await element.evaluate((found, mark) => found.setAttribute('data-drawn', mark), selector);
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: `[data-drawn="${selector}"]`,
  });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  return fonts.map(({ familyName }) => familyName).join();
}
