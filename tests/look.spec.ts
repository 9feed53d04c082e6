import type { Page } from '@playwright/test';
import { aboutSectionIds } from '../src/content/schemas/about.ts';
import { site } from './content-words.ts';
import { colorParts, faintBoxes, faintTexts } from './look-colors.ts';
import { coveredStops, focusFaults } from './look-focus.ts';
import { inPage } from './look-in-page.ts';
import { markBoxes, modeParts, motions, unframedBoxes } from './look-modes.ts';
import { kindsOfPage } from './look-pages.ts';
import { doubleTexts, spaceTexts } from './look-letters.ts';
import { misnamedTargets, smallTargets, targetParts } from './look-targets.ts';
import { cutTexts, overlaps, smallTexts, textParts } from './look-texts.ts';
import { anyCourse } from './site-routes.ts';
import { plainSheet } from './register-file.ts';
import { expect, test } from './site-test.ts';
import { ValidatorPage } from './validator-page.ts';

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const wide = { width: 1280, height: 800 };
/** What is left of the wide screen at 200 % and at 400 % zoom (WCAG 2.2, 1.4.4 and 1.4.10). */
const zoomed = { width: 640, height: 400 };
const zoomedMost = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };
const schemes = ['light', 'dark'] as const;

for (const { name, open } of kindsOfPage) {
  test(`${name}: all can be read, pressed and reached in order, zoomed or not, in both schemes, in forced colours and with large letters`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await open(page);
    for (const viewport of [wide, zoomed, zoomedMost]) {
      await page.setViewportSize(viewport);
      await expectLegible(page, `${viewport.width} px`);
    }
    // The two widths between them show every part of a page.
    for (const viewport of [zoomedMost, wide]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectContrast(page, `${viewport.width} px, ${colorScheme}`);
      }
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await expectFocusInOrder(page, `${wide.width} px, light`);

    await page.setViewportSize(phone);
    await page.emulateMedia({ colorScheme: 'dark' });
    // Afresh, since the focus has moved what scrolls.
    await open(page);
    await expectFocusInOrder(page, `${phone.width} px, dark`);
    expect.soft(await inPage(page, motions, modeParts), 'moves under reduced motion').toEqual([]);
    await expectForcedColors(page);
    await doubleTexts(page);
    await expectWhole(page, 'with texts of twice the size');
    await doubleTexts(page, 1);
    await spaceTexts(page);
    await expectWhole(page, 'with texts spaced out');
  });
}

test('the open menu is as legible as the page', async ({ page }) => {
  await page.setViewportSize(zoomedMost);
  await page.goto('/about');
  await page.getByRole('button', { name: site.navigation.open }).click();
  const links = page.locator('#site-menu').getByRole('link');
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test('going back with Shift and Tab, the header never covers what has the focus', async ({
  page,
}) => {
  await page.setViewportSize(zoomedMost);
  for (const path of ['/courses', '/nothing']) {
    await page.goto(path);
    expect(await coveredStops(page), path).toEqual([]);
  }
});

test('the header never covers what a link within a page leads to', async ({ page }) => {
  for (const path of ['/about', '/courses', '/gallery', '/internShips', anyCourse]) {
    await page.goto(path);
    for (const viewport of [wide, zoomedMost]) {
      await page.setViewportSize(viewport);
      expect(await coveredAnchors(page), `${path}, ${viewport.width} px`).toEqual([]);
    }
  }
  for (const viewport of [wide, zoomedMost]) {
    await page.setViewportSize(viewport);
    await page.goto('/courses');
    const section = aboutSectionIds.at(5) ?? '';
    await page.goto(`/about#${section}`);
    await expect.poll(() => topUnderHeader(page, section)).toBeGreaterThanOrEqual(0);
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
  const names = [
    'A'.repeat(80),
    'श्रीमती अनुराधा लक्ष्मीनारायण कुलकर्णी-देशपांडे',
    'क'.repeat(80),
    'عبد الرحمن بن محمد الأنصاري الخزرجي',
    'م'.repeat(80),
  ];
  const validator = new ValidatorPage(page);
  await page.setViewportSize(zoomedMost);
  await validator.open(
    plainSheet(...names.map((name, index) => [1, name, name, 'A', null, `ID-${index}`])),
  );
  for (const [index, name] of names.entries()) {
    await validator.expectValid(`ID-${index}`, { student: name, course: name });
    await expectLegible(page, name);
    expect(await textsBeyondCard(page), name).toEqual([]);
  }
});

test('on a wide screen the picture hangs over the hero’s lower edge', async ({ page }) => {
  await page.setViewportSize(wide);
  for (const path of ['/', '/about', '/internShips']) {
    await page.goto(path);
    const hero = page.getByRole('main').locator('section').first();
    const band = await hero.boundingBox();
    const picture = await hero.getByRole('img').boundingBox();
    if (!band || !picture) throw new Error(`the hero of ${path} has no picture`);
    const beyond = picture.y + picture.height - band.y - band.height;
    expect.soft(beyond, path).toBeCloseTo(64, 0);
  }
});

async function expectFocusInOrder(page: Page, where: string) {
  await startOver(page);
  expect.soft(await focusFaults(page), `focus, ${where}`).toEqual([]);
}

async function expectForcedColors(page: Page) {
  expect(await inPage(page, markBoxes, modeParts)).toBeGreaterThan(0);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const where = `forced colours, ${colorScheme}`;
    expect.soft(await inPage(page, unframedBoxes, modeParts), `frames, ${where}`).toEqual([]);
    expect.soft(await inPage(page, faintTexts, modeParts), `texts, ${where}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** The next Tab begins at the page's start, wherever the focus was. */
async function startOver(page: Page) {
  await page.evaluate(() => {
    const { documentElement } = document;
    documentElement.tabIndex = -1;
    documentElement.focus();
    documentElement.removeAttribute('tabindex');
  });
}

async function expectLegible(page: Page, where: string) {
  expect.soft(await inPage(page, smallTexts, textParts), `small texts, ${where}`).toEqual([]);
  expect.soft(await inPage(page, smallTargets, targetParts), `targets, ${where}`).toEqual([]);
  expect.soft(await inPage(page, misnamedTargets, targetParts), `names, ${where}`).toEqual([]);
  await expectWhole(page, where);
}

async function expectWhole(page: Page, where: string) {
  await bringToLife(page);
  expect.soft(await inPage(page, cutTexts, textParts), `cut texts, ${where}`).toEqual([]);
  expect.soft(await inPage(page, overlaps, textParts), `overlaps, ${where}`).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(beyond, `pixels to scroll sideways, ${where}`).toBe(0);
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

/** How far below the header's lower edge the place with this id begins, in pixels. */
function topUnderHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((target) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return (document.getElementById(target)?.getBoundingClientRect().top ?? -1) - header;
  }, id);
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

/** Words of the answer whose letters are outside the card that holds them. */
function textsBeyondCard(page: Page): Promise<string[]> {
  return page
    .getByRole('status')
    .first()
    .evaluate((status) => {
      const card = status.firstElementChild?.getBoundingClientRect();
      if (!card) return ['there is no card'];
      return [...status.querySelectorAll('p, h2, bdi')]
        .filter((element) =>
          [...element.getClientRects()].some(
            ({ left, right, bottom }) =>
              left < card.left || right > card.right || bottom > card.bottom,
          ),
        )
        .map((element) => element.textContent);
    });
}
