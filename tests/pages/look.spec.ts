import type { Page } from '@playwright/test';
import type { Course } from '../../src/content/content.ts';
import { academy, content, site, validator as words } from '../support/content-words.ts';
import { ListPage } from '../validator/list-page.ts';
import {
  addStyle,
  axeFindings,
  doubleTexts,
  focusFaults,
  layoutFaults,
  layoutShifts,
  rulesOfLook,
  smallTargets,
} from './look.ts';
import { plainSheet } from '../support/register-file.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { courseAddress, longCourse, placeRoutes } from '../support/site-routes.ts';
import { expect, holdBack, isRegister, test } from '../support/site-test.ts';
import { ValidatorPage } from '../validator/validator-page.ts';
import { threeRows } from '../validator/validator-test.ts';

test.use({ settings: 'known', expectedMessages: [/status of 404/] });

const wide = { width: 1280, height: 800 };
/** The wide screen at 400 % zoom (WCAG 2.2, 1.4.10). */
const zoomed = { width: 320, height: 256 };
const phone = { width: 360, height: 780 };
/** The area inside the margins of an A4 sheet, in CSS pixels. */
const a4 = { width: 718, height: 1000 };
const course = courseAddress(longCourse.path);

/** Every kind of static page. The privacy page is left out, since it has the same parts as other pages. */
const stillPages = [
  ...placeRoutes.filter((path) => !['/SearchById', '/privacy'].includes(path)),
  course,
  '/nothing',
];

const kindsOfPage: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  ...Object.fromEntries(stillPages.map((path) => [path, (page: Page) => page.goto(path)])),
  'a valid answer': (page) => openAnswer(page, '#id=ID-0001'),
  'an invalid answer': (page) => openAnswer(page, '#id=ITA-2024-9999'),
  'a register that can’t be read': async (page) => {
    await new ValidatorPage(page).serve(Buffer.alloc(0));
    await page.goto('/SearchById');
    await expect(page.getByText(words.failed.heading)).toBeVisible();
  },
  'a list and its answers': async (page) => {
    const list = new ListPage(page);
    await list.open(threeRows);
    await list.box.fill('Clerk\tID-0001\nClerk\tid-0001\nClerk\tID-9\nClerk\tID-0001\n');
    await expect(list.column).toBeVisible();
    await list.checkButton.click();
    await expect(list.rows).toHaveCount(4);
  },
};
const notForPaper = ['/nothing', 'a register that can’t be read'];
/** Pages whose printout is not checked for the academy's address. A syllabus has its own letterhead. */
const withoutAddress = [course, 'a list and its answers'];

for (const [name, open] of Object.entries(kindsOfPage)) {
  test(`${name}: everything can be read, pressed and reached in order`, async ({ page }) => {
    await page.setViewportSize(wide);
    await open(page);
    await page.evaluate(() => document.fonts.ready);
    // Waits until React has started, since React may render parts of the page anew.
    await expect(page.locator('astro-island[ssr]:is([client=idle], [client=load])')).toHaveCount(0);
    expect.soft(await focusFaults(page), 'focus').toEqual([]);
    // Every part of a page is visible at 1280 or 320 px. So axe checks all rules only twice.
    expect.soft(await axeFindings(page), 'axe, 1280 px').toEqual([]);
    await page.setViewportSize({ ...wide, width: 390 });
    expect.soft(await axeFindings(page, ...rulesOfLook), 'axe, 390 px').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(wide);
    expect.soft(await layoutFaults(page), '1280 px').toEqual([]);
    expect.soft(await axeFindings(page, ...rulesOfLook), 'axe by night, 1280 px').toEqual([]);
    await page.setViewportSize(zoomed);
    expect.soft(await layoutFaults(page), '320 px').toEqual([]);
    expect.soft(await axeFindings(page), 'axe by night, 320 px').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect.soft(await unframed(page), 'in forced colours').toEqual([]);

    for (const width of [768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await page.evaluate(sidewaysScroll), `${width} px`).toEqual([]);
    }
    await page.setViewportSize(phone);
    expect.soft(await smallTargets(page), 'targets').toEqual([]);
    const bottoms = await page
      .getByRole('main')
      .locator(actions)
      .filter({ visible: true })
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().bottom));
    // A page that an owner adds may contain none of the `actions`.
    if (bottoms.length > 0) {
      expect.soft(Math.min(...bottoms), 'the first action').toBeLessThanOrEqual(phone.height);
    }
    expect.soft(await layoutFaults(page, spaced), 'with letters spaced out').toEqual([]);
    await doubleTexts(page);
    expect.soft(await layoutFaults(page), 'with texts of twice the size').toEqual([]);
    await doubleTexts(page, 1);
    if (!notForPaper.includes(name)) await expectPaper(page, !withoutAddress.includes(name));
  });
}

const actions =
  'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="mailto:"], form button[type="submit"]';

/** A visitor's own spacing of texts (WCAG 2.2, 1.4.12). */
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** A visitor's own style that makes texts twice as large. Media queries still use the browser's font size. */
const large = 'html { font-size: 200% !important }';

const titlesOf = ({ title, phases, modules }: Course) =>
  [title, ...[...phases, ...modules].map((part) => part.title)].join(' ');

/** Courses that are hard to lay out, for example the course with the longest title. */
const demanding = new Set([
  longCourse,
  courseWithMost(({ title }) => title.length),
  courseWithMost((one) =>
    Math.max(
      ...titlesOf(one)
        .split(' ')
        .map((word) => word.length),
    ),
  ),
  courseWithMost((one) => -pointsOf(one).length),
  courseWithMost((one) => pointsOf(one).length),
]);

test('at twice the letter size, no page scrolls sideways', async ({ page }) => {
  // This test lays out each page at four widths, with two ways of enlarging letters.
  test.slow();
  const opened = [
    ...[...placeRoutes, ...[...demanding].map((one) => courseAddress(one.path)), '/nothing'].map(
      (path) => [path, () => page.goto(path)] as const,
    ),
    ['an invalid answer', () => openAnswer(page, '#id=ITA-2024-9999')] as const,
  ];
  for (const [name, open] of opened) {
    await open();
    for (const [how, enlarge, undo] of [
      ['by style', () => addStyle(page, large), () => addStyle(page, '')],
      ['by setting', () => doubleTexts(page), () => doubleTexts(page, 1)],
    ] as const) {
      await enlarge();
      for (const width of [320, 390, 768, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${name}, ${width} px, ${how}`;
        expect.soft(await page.evaluate(sidewaysScroll), where).toEqual([]);
      }
      await undo();
    }
  }
});

test('axe finds no fault in the open menu', async ({ page }) => {
  await page.setViewportSize(zoomed);
  await page.goto('/about');
  await page.getByRole('button', { name: site.navigation.open }).click();
  expect(await axeFindings(page)).toEqual([]);
});

test('every link of the open menu can be brought into view', async ({ page }) => {
  const enlarged = [360, 390, 1300].map((width) => [{ ...wide, width }, large] as const);
  for (const [viewport, style] of [[zoomed, ''] as const, ...enlarged]) {
    const where = `${viewport.width} px`;
    await page.setViewportSize(viewport);
    await page.goto('/about');
    await addStyle(page, style);
    await page.getByRole('button', { name: site.navigation.open }).click();
    expect.soft(await page.evaluate(sidewaysScroll), where).toEqual([]);
    for (const link of await page.locator('#site-menu').getByRole('link').all()) {
      await link.focus();
      await expect(link, where).toBeInViewport({ ratio: 1 });
    }
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.goto('/courses');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')]
        .flatMap((element) =>
          [null, '::before', '::after'].map((part) => getComputedStyle(element, part)),
        )
        .filter(
          ({ animationName, transitionDuration, scrollBehavior }) =>
            animationName !== 'none' ||
            /[1-9]/.test(transitionDuration) ||
            scrollBehavior === 'smooth',
        ).length,
  );
  expect(moving).toBe(0);
});

test('bars never cover the focused element or the target of a link', async ({ page }) => {
  for (const [path, viewport] of [
    ['/about', zoomed],
    ['/courses', zoomed],
    [course, phone],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    expect.soft(await coveredAnchors(page), path).toEqual([]);
    expect.soft(await focusFaults(page, 'Shift+Tab'), path).toEqual([]);
  }
});

test('the first Tab stop is a visible link to the content', async ({ page }) => {
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

test('long names in any script stay inside the answer’s card', async ({ page }) => {
  const arabic = 'عبد الرحمن بن محمد الأنصاري الخزرجي';
  const names = [
    ...[80, 28].map((length) => 'A'.repeat(length)),
    'क'.repeat(80),
    'क'.repeat(32),
    arabic,
  ];
  const validator = new ValidatorPage(page);
  await validator.open(
    plainSheet(...names.map((name, index) => [1, name, name, 'A', null, `ID-${index}`])),
  );
  for (const [index, name] of names.entries()) {
    await validator.expectValid(`ID-${index}`, { student: name, course: name });
    for (const viewport of [zoomed, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await layoutFaults(page), `${viewport.width} px: ${name}`).toEqual([]);
    }
  }
});

test('nothing moves when pictures and fonts load late', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.route(/\.(avif|webp|jpe?g|woff2)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const path of stillPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await layoutShifts(page), path).toEqual([]);
  }
});

test('the description of a picture that did not load has the letters’ colour of the page', async ({
  page,
}) => {
  await page.goto('/internShips');
  const colours = await page
    .locator('body, img')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).color));
  expect(colours.length).toBeGreaterThan(1);
  expect(new Set(colours).size).toBe(1);
});

test('nothing moves while the validator loads, opens and answers', async ({ page }) => {
  const validator = new ValidatorPage(page);
  for (const [hash, viewport] of [
    ['#id=ID-0001', phone],
    ['#id=nothing', phone],
    ['#id=ID-0001', wide],
    ['#id=nothing', wide],
  ] as const) {
    await page.setViewportSize(viewport);
    await validator.serve(threeRows);
    const letGo = await holdBack(page, isRegister);
    await page.goto('about:blank');
    await page.goto(`/SearchById${hash}`);
    await expect(page.getByText(words.loading)).toBeVisible();
    // Lets the page draw three frames before the answer comes.
    await layoutShifts(page);
    letGo();
    await expectAnswer(page);
    expect.soft(await layoutShifts(page), hash).toEqual([]);
  }
});

function pointsOf({ modules }: Course) {
  return modules.flatMap(({ points }) => points);
}

function courseWithMost(of: (course: Course) => number): Course {
  const [most = longCourse] = content.courses.toSorted((one, other) => of(other) - of(one));
  return most;
}

async function openAnswer(page: Page, hash: string) {
  await new ValidatorPage(page).open(threeRows, hash);
  await expectAnswer(page);
}

async function expectAnswer(page: Page) {
  const print = page.getByRole('button', { name: words.invalid.print });
  const copy = page.getByRole('button', { name: words.valid.copyLink });
  await expect(print.or(copy).first()).toBeVisible();
}

/** Buttons and links with a background colour, but without a frame in forced colours. */
async function unframed(page: Page): Promise<string[]> {
  const pressed = page.locator('button, a[href]').filter({ visible: true });
  const grounded = await pressed.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).backgroundColor.startsWith('rgb(')),
  );
  await page.emulateMedia({ forcedColors: 'active' });
  const frames = await pressed.evaluateAll((all) =>
    all.map((each) => `${getComputedStyle(each).borderTopStyle} ${each.outerHTML}`),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return frames.filter((frame, index) => grounded[index] && frame.startsWith('none'));
}

async function expectPaper(page: Page, hasAddress: boolean) {
  await page.setViewportSize(a4);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect.soft(await layoutFaults(page), 'on paper').toEqual([]);
  for (const role of ['banner', 'contentinfo', 'button', 'navigation', 'textbox'] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
  const dark = await page.locator('body, body *').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('svg, img'))
      .map((each) => getComputedStyle(each).backgroundColor)
      .filter(
        (color) =>
          !color.startsWith('rgba(') && Math.max(...(color.match(/\d+/g) ?? []).map(Number)) < 190,
      ),
  );
  expect(dark, 'dark backgrounds').toEqual([]);
  expect(await axeFindings(page, 'color-contrast'), 'on paper').toEqual([]);
  if (!hasAddress) return;
  const main = page.getByRole('main');
  await expect(main.getByText(academy.name).filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByText(academy.address.street).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(main.getByText(academy.address.postalCode).first()).toBeHidden();
}

/** The sections whose top is under the header or below the screen after a jump to the section. */
function coveredAnchors(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const covered: string[] = [];
    // Removes the fragment, since the browser does not scroll to a fragment that the address already has.
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
