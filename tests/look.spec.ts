import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { academy, site } from './content-words.ts';
import { colorParts, darkGrounds, faintBoxes, faintTexts } from './look-colors.ts';
import { coveredStops, focusFaults } from './look-focus.ts';
import { inPage } from './look-in-page.ts';
import { markBoxes, modeParts, motions, unframedBoxes } from './look-modes.ts';
import { kindsOfPage } from './look-pages.ts';
import { cutTexts, doubleTexts, overlaps, textParts } from './look-texts.ts';
import { anyCourse } from './site-routes.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const wide = { width: 1280, height: 800 };
/** What is left of the wide screen at 400 % zoom (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };
const phone = { width: 360, height: 780 };
const schemes = ['dark', 'light'] as const;

for (const { name, open, paper } of kindsOfPage) {
  test(`${name}: all can be read, pressed and reached in order, zoomed or not, in both schemes, with large letters and on paper; the first way to act is on a phone’s first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page);
    await startOver(page);
    expect.soft(await focusFaults(page), 'focus').toEqual([]);
    // The two widths between them show every part of a page.
    for (const viewport of [wide, zoomed]) {
      const where = `${viewport.width} px`;
      await page.setViewportSize(viewport);
      await expectWhole(page, where);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectContrast(page, `${where}, ${colorScheme}`);
      }
    }
    expect.soft(await axeFindings(page), 'axe').toEqual([]);
    for (const width of [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(sidewaysScroll), `${width} px`).toEqual([]);
    }

    await page.setViewportSize(phone);
    const way = page.getByRole('main').locator(ways).filter({ visible: true }).first();
    const bottom = await way.evaluate((element) => element.getBoundingClientRect().bottom);
    expect.soft(bottom, 'the first way to act').toBeLessThanOrEqual(phone.height);
    await doubleTexts(page);
    await expectWhole(page, 'with texts of twice the size');
    await doubleTexts(page, 1);
    if (paper) await expectPaper(page, paper);
  });
}

/** A message, a call, an e-mail; on the validator its own search. */
const ways =
  'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="mailto:"], form button[type="submit"]';

test('the bar and the open menu are as legible as the page', async ({ page }) => {
  await page.goto('/about');
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize(zoomed);
  await page.getByRole('button', { name: site.navigation.open }).click();
  expect(await axeFindings(page)).toEqual([]);
  const links = page.locator('#site-menu').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test('in forced colours boxes have frames and texts can be read; where motion is to be reduced, nothing moves', async ({
  page,
}) => {
  await page.goto('/courses');
  expect(await inPage(page, motions, modeParts)).toEqual([]);
  expect(await inPage(page, markBoxes, modeParts)).toBeGreaterThan(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await inPage(page, unframedBoxes, modeParts), colorScheme).toEqual([]);
    expect.soft(await inPage(page, faintTexts, modeParts), colorScheme).toEqual([]);
  }
});

test('going back with Shift and Tab, the header never covers what has the focus', async ({
  page,
}) => {
  await page.setViewportSize(zoomed);
  await page.goto('/courses');
  expect(await coveredStops(page)).toEqual([]);
});

test('the header never covers what a link within a page leads to', async ({ page }) => {
  for (const path of ['/about', '/courses', anyCourse]) {
    await page.goto(path);
    for (const viewport of [wide, zoomed]) {
      await page.setViewportSize(viewport);
      expect(await coveredAnchors(page), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
});

test('the link past the menu is the first stop, is seen, and leads to the content', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site.navigation.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(isInMain, 'the next stop is in the content').toBe(true);
});

test('long names of every script stay inside the answer’s card', async ({ page }) => {
  const names = ['A'.repeat(80), 'क'.repeat(80), 'عبد الرحمن بن محمد الأنصاري الخزرجي'];
  const validator = new ValidatorPage(page);
  await page.setViewportSize(zoomed);
  await validator.open(
    plainSheet(...names.map((name, index) => [1, name, name, 'A', null, `ID-${index}`])),
  );
  for (const [index, name] of names.entries()) {
    await validator.expectValid(`ID-${index}`, { student: name, course: name });
    await expectWhole(page, name);
    const beyond = await validator.result
      .locator('> *')
      .evaluate((card) => card.scrollWidth - card.clientWidth);
    expect(beyond, `pixels beyond the card of ${name}`).toBe(0);
  }
});

/** The next Tab begins at the page's start, wherever the focus was. */
async function startOver(page: Page) {
  await page.evaluate(() => {
    const { documentElement } = document;
    documentElement.tabIndex = -1;
    documentElement.focus();
    documentElement.removeAttribute('tabindex');
  });
}

async function expectWhole(page: Page, where: string) {
  await bringToLife(page);
  expect.soft(await inPage(page, cutTexts, textParts), `cut texts, ${where}`).toEqual([]);
  expect.soft(await inPage(page, overlaps, textParts), `overlaps, ${where}`).toEqual([]);
  expect.soft(await page.evaluate(sidewaysScroll), `sideways scroll, ${where}`).toEqual([]);
}

/**
 * Scrolls to what is laid out or comes to life only near the screen, and back to the page's start, where the header is
 * in its place.
 */
async function bringToLife(page: Page) {
  await page.evaluate(async () => {
    // On a busy machine the headless shell has been seen to draw no frame any more.
    const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));
    const frame = () => Promise.race([new Promise(requestAnimationFrame), aSecond()]);
    const late = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.matches('astro-island') || getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const element of late) {
      // An island has no box of its own.
      (element.firstElementChild ?? element).scrollIntoView({ behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

async function expectContrast(page: Page, where: string) {
  expect.soft(await inPage(page, faintTexts, colorParts), `faint texts, ${where}`).toEqual([]);
  expect.soft(await inPage(page, faintBoxes, colorParts), `faint boxes, ${where}`).toEqual([]);
}

async function axeFindings(page: Page): Promise<string[]> {
  // Legacy mode spares a second page for each analysis; it leaves out only frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    // Writing down all that is in order as well takes as long as looking.
    resultTypes: ['violations'],
    // No rule that is asked reads the style sheets, which it would load once more.
    preload: false,
    rules: {
      // Judged by `expectContrast`, on every ground and for boxes too.
      'color-contrast': { enabled: false },
      'target-size': { enabled: true },
      'label-content-name-mismatch': { enabled: true },
    },
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary}`,
    ),
  );
}

/** Neither header, footer, button nor dark ground, but, where the page has it, the academy's name and address. */
async function expectPaper(page: Page, paper: 'plain' | 'with address') {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'button', 'navigation', 'textbox'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  expect(await inPage(page, darkGrounds, colorParts)).toEqual([]);
  expect(await inPage(page, faintTexts, colorParts)).toEqual([]);
  if (paper === 'plain') return;
  const main = page.getByRole('main');
  await expect(main.getByText(academy.name, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(academy.address.street).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(main.getByText(academy.address.postalCode).first()).toBeHidden();
}

/** Follows every id that a link could lead to; gives those that then begin under the header or below the screen. */
function coveredAnchors(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    // Else the browser might be there already, and not go.
    history.replaceState(null, '', location.pathname);
    for (const { id } of document.querySelectorAll('main[id], main section[id]')) {
      location.hash = id;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      if (top < header - 1 || top > innerHeight) covered.push(`${id}: ${top} under ${header}`);
    }
    return covered;
  });
}
