import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { fullAddress } from '../../src/content/schemas/site-address.ts';
import type { Course } from '../../src/content/content.ts';
import { fill } from '../../src/fill.ts';
import { printedContact } from '../../src/layout/contact-links.ts';
import { qrPath } from '../../src/ui/qr-drawing.tsx';
import { academy, content, site, writtenModules } from '../support/content-words.ts';
import { courseAddress, longCourse } from '../support/site-routes.ts';
import { boxOf, expect, test } from '../support/site-test.ts';

const phone = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };
const { syllabus: words } = site;
const { phases, modules } = longCourse;
const { courses } = content;
const address = courseAddress(longCourse.path);
const publicAddress = fullAddress(academy.siteUrl, `/courses/${longCourse.path}`);
const written = writtenModules(longCourse.path).flatMap((module) => module.points);
const { practice, project } = content.catalogue.marks;

test.skip(phases.length < 3, 'no course of the content has three phases');

test('on a wide screen, cards alternate sides below their phase’s title', async ({ page }) => {
  await open(page, wide);
  const places = await cardPlaces(page);
  const [left = 0, right = 0] = places[0] ?? [];
  expect(right).toBeGreaterThan(left + 300);
  expect(places).toEqual(
    phases.map((phase) => phase.modules.map((_, at) => (at % 2 === 0 ? left : right))),
  );
  for (const [position, { title }] of phases.entries()) {
    const heading = page.getByRole('heading', { level: 3, name: title });
    const { left, right } = await boxOf(heading);
    const cards = page.locator('.phase').nth(position).locator('.module-card');
    const first = await boxOf(cards.first());
    expect(left).toBeLessThan(first.right);
    expect(right).toBeGreaterThan(first.left);
  }
  const tops = await page
    .locator('.timeline-step')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(tops, 'order from top to bottom').toEqual(tops.toSorted((a, b) => a - b));
});

test('on a wide screen, a card has another card beside it or spans both sides', async ({
  page,
}) => {
  for (const { path } of courses) {
    await page.goto(courseAddress(path));
    await page.setViewportSize(wide);
    const rows = await page.locator('.timeline').evaluateAll((lists) =>
      lists.map((list) => {
        const cards = [...list.querySelectorAll('.module-card')].map((card) =>
          card.getBoundingClientRect(),
        );
        const whole = list.getBoundingClientRect();
        return cards.map(({ bottom, width }, at) =>
          width > whole.width * 0.9
            ? 'wide'
            : cards[at % 2 === 0 ? at + 1 : at - 1]?.bottom === bottom,
        );
      }),
    );
    for (const row of rows) {
      const expected = row.map((_, at) => at % 2 === 1 || at < row.length - 1 || 'wide');
      expect(row, path).toEqual(expected);
    }
  }
});

test('a narrow screen has one column of cards and hides the description', async ({ page }) => {
  await open(page, wide);
  const text = await page.locator('meta[name=description]').getAttribute('content');
  const description = page.getByRole('main').getByText(text ?? '', { exact: true });
  await expect(description).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(description).toBeHidden();
  const titles = page.locator('.module-title').filter({ visible: true });
  await expect(titles).toHaveText(modules.map(({ title }) => title));
  expect(new Set((await cardPlaces(page)).flat()).size).toBe(1);
});

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  await open(page, phone);
  await page.getByRole('button', { name: words.print }).click();
  await expect(page).toHaveTitle('printed');
});

test('the share button opens the share sheet with the course’s link', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.title = String(data?.url);
      return Promise.resolve();
    };
  });
  await open(page, phone);
  await page.getByRole('button', { name: words.share.button }).click();
  await expect(page).toHaveTitle(publicAddress);
});

test('without a share sheet, the share button copies the course’s link', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, phone);
  await page.getByRole('button', { name: words.share.button }).click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(publicAddress);
});

test('the page says that nothing was printed, and moves nothing, until the next click', async ({
  page,
}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.clock.install();
  await open(page, phone);
  const below = page.locator('.syllabus-bar').first();
  const { top } = await boxOf(below);
  await page.getByRole('button', { name: words.print }).click();
  await page.clock.runFor(4000);
  const notice = page.getByText(fill(words.notPrinted, { link: publicAddress }));
  await expect(notice).toBeVisible();
  expect((await boxOf(below)).top).toBe(top);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(notice).toBeHidden();
});

test('the longest course prints as a summary and at most three more pages', async ({ page }) => {
  const length = (course: Course) => course.modules.flatMap(({ points }) => points).length;
  const [course = longCourse] = content.courses.toSorted(
    (one, other) => length(other) - length(one),
  );
  await page.goto(courseAddress(course.path));
  const code = page.locator(`svg[aria-label="${words.sheet.scan}"] path[stroke]`);
  const scanned = fullAddress(academy.siteUrl, `/courses/${course.path}`);
  await expect(code).toHaveAttribute('d', qrPath(scanned)?.d ?? '');
  await page.emulateMedia({ media: 'print' });
  const { width } = await boxOf(code.locator('..'));
  // Without its white margin, the printed QR code must be 30 mm wide. The margin is four squares wide on each side.
  const side = Number(qrPath(scanned)?.viewBox.split(' ')[2]);
  const millimetres = (((width / 96) * 25.4) / side) * (side - 8);
  expect(Math.abs(millimetres - 30)).toBeLessThan(1.5);
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  // A PDF reader may take letters with changed spacing for separate words, so spaces do not count.
  const withoutSpaces = (part: string) => part.replaceAll(/\s+/g, '');
  const [first = '', ...others] = text.map(withoutSpaces);
  expect(others.length).toBeLessThanOrEqual(3);
  const phaseTitles = course.phases.map(({ title }) => title);
  const said = [
    course.title,
    academy.name,
    printedContact(academy)[0],
    words.facts.fee,
    words.before,
  ];
  for (const part of [...said, ...phaseTitles]) expect(first).toContain(withoutSpaces(part ?? ''));
  const titles = course.modules.map(({ title }) => withoutSpaces(title));
  expect(first).not.toContain(titles[0]);
  expect(others[0]).toContain(titles[0]);
  expect(others.join('')).toContain(titles.at(-1));
});

test('on a phone, the skyline fits and has a number for each phase', async ({ page }) => {
  await open(page, phone);
  const skyline = await boxOf(page.locator('svg.skyline').first());
  expect(skyline.left).toBeGreaterThanOrEqual(0);
  expect(skyline.right).toBeLessThanOrEqual(phone.width);
  const numbers = page.locator('[data-phase]');
  await expect(numbers).toHaveCount(phases.length);
  const last = await boxOf(numbers.last());
  const step = skyline.width / modules.length;
  const before = modules.length - (phases.at(-1)?.modules.length ?? 0);
  const middle = (last.left + last.right) / 2;
  expect(middle).toBeCloseTo(skyline.left + (before + 0.5) * step, 0);
});

test('the view of titles fits all modules on one screen', async ({ page }) => {
  await open(page, wide);
  await choose(page, 'titles');
  const titles = page.locator('.titles');
  await expect(titles.getByRole('link')).toHaveText(modules.map(({ title }) => title));
  await expect(titles).toBeInViewport({ ratio: 1 });
  const { id = '', title = '' } = modules.at(-1) ?? {};
  await titles.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(`${address}#${id}`);
  await expect(page.getByRole('heading', { level: 4, name: title, exact: true })).toBeInViewport();
  await expect(titles).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.timeline-step')).toHaveCount(modules.length);
  await expect(page.locator('.timeline-step').first()).toBeVisible();
});

test('leaving the view of titles returns to the same place on the page', async ({ page }) => {
  await open(page, wide);
  const step = page.locator('.timeline-step').nth(Math.floor(modules.length / 2));
  await step.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('.phase-nav a[aria-current]')).toHaveCount(1);
  await choose(page, 'titles');
  await expect(step).toBeHidden();
  await choose(page, 'all');
  await expect(step).toBeInViewport();
});

test('on a phone, a link to a module or to a text shows that place at once', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id = '', title = '' } = modules.at(-1) ?? {};
  const heading = page.getByRole('heading', { name: title, exact: true });
  const place = () => page.evaluate(() => new Promise(requestAnimationFrame).then(() => scrollY));
  for (const link of [`?text#:~:text=${encodeURIComponent(title)}`, `#${id}`]) {
    await page.goto(`${address}${link}`);
    await expect(heading).toBeInViewport();
    expect(await place(), 'the page does not scroll further').toBe(await place());
  }
});

test('choosing a view or following a link scrolls the bar to its place', async ({ page }) => {
  const bar = page.locator('.reading-bar');
  // On a phone the bar is in the header. On a wide screen it is below the header, and the links are in its middle.
  for (const [viewport, most] of [
    [phone, 0],
    [wide, 72],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const view of ['titles', 'built'] as const) {
      await page.goto(address);
      await page
        .locator('.phase')
        .first()
        .evaluate((part) => part.scrollIntoView());
      await choose(page, view);
      await expect.poll(async () => (await boxOf(bar)).y).toBeLessThanOrEqual(most);
    }
    // Only the first of these links loads the page.
    for (const phase of phases) {
      await page.goto(`${address}?linked#${phase.modules[0]?.id}`);
      await expect.poll(async () => (await boxOf(bar)).y).toBeLessThanOrEqual(most);
      const title = page.getByRole('heading', { level: 3, name: phase.title });
      await expect(title).toBeInViewport();
      expect((await boxOf(title)).y).toBeGreaterThan((await boxOf(bar)).bottom);
    }
  }
});

test('on a phone, the bar links to each phase and marks the phase in view', async ({ page }) => {
  await open(page, phone);
  const bar = page.locator('.reading-bar');
  const place = bar.locator('summary');
  const first = await place.textContent();
  await bar.scrollIntoViewIfNeeded();
  for (const { title } of phases) {
    await place.click();
    await bar.getByRole('link', { name: title }).click();
    await expect(bar.locator('a[aria-current]')).toContainText(title);
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(heading).toBeInViewport();
    expect((await boxOf(heading)).y).toBeGreaterThan((await boxOf(bar)).bottom);
  }
  // The page jumps to its top, to its end and back to its top. After each jump, the bar must mark the phase in view.
  for (const [index, text] of [first, await place.textContent(), first].entries()) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (index % 2) * 1e6);
    await expect(place).toHaveText(text ?? '');
  }
});

test('a screen can show only practices and projects; paper shows all', async ({ page }) => {
  await open(page, wide);
  const points = page.locator('main ol[start] li li').filter({ visible: true });
  await expect(points).toHaveText(written);
  const last = page.locator('.timeline-step').last();
  await last.evaluate((step) => step.scrollIntoView());
  // The bar follows the reader one frame later. A person can't press a key within that frame, but this test could.
  const marked = page.locator('.reading-bar a[aria-current]');
  await expect(marked).toContainText(phases.at(-1)?.title ?? '');
  await page.getByRole('radio', { name: words.views.built }).focus();
  await page.keyboard.press('Space');
  await expect(last, 'the same place as before').toBeInViewport();
  await expect(points).toHaveText(
    written.filter((point) => [practice, project].some((mark) => point.startsWith(`${mark}:`))),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(points).toHaveText(written);
});

test('in forced colours, the chosen view has the colours of a selection', async ({ page }) => {
  await page.goto(address);
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = page.locator('.syllabus-bar .switch :checked');
  const colours = await chosen.evaluate((radio) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText = 'background: Highlight; color: HighlightText; forced-color-adjust: none';
    const label = radio.nextElementSibling ?? radio;
    const [mark, words, system] = [radio, label, probe].map((each) => getComputedStyle(each));
    return [mark?.backgroundColor, words?.color, system?.backgroundColor, system?.color];
  });
  expect(colours.slice(0, 2)).toEqual(colours.slice(2));
  await page.emulateMedia({ forcedColors: 'none' });
});

test('the list of phases is hidden until its button has arrived', async ({ page }) => {
  await open(page, phone);
  const list = page.locator('.phase-nav');
  await expect(list).toBeVisible();
  await list.evaluate((element) => element.querySelector('summary')?.remove());
  await expect(list).toBeHidden();
});

async function open(page: Page, viewport: typeof wide) {
  await page.setViewportSize(viewport);
  await page.goto(address);
}

async function choose(page: Page, view: 'all' | 'titles' | 'built') {
  await page.locator('.syllabus-bar .switch').getByText(words.views[view], { exact: true }).click();
}

/** For each phase, the left edges of its cards in pixels. */
function cardPlaces(page: Page): Promise<number[][]> {
  return page
    .locator('.phase')
    .evaluateAll((all) =>
      all.map((phase) =>
        [...phase.querySelectorAll('.module-card')].map((card) =>
          Math.round(card.getBoundingClientRect().left),
        ),
      ),
    );
}
