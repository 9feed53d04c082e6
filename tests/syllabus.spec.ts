import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { fullAddress } from '../src/content/addresses/site-address.ts';
import type { Course } from '../src/content/content.ts';
import { printedWays } from '../src/layout/contact-ways.ts';
import { qrPath } from '../src/ui/qr-drawing.tsx';
import { academy, content, site, writtenModules } from './content-words.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const phone = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };
const { syllabus: words } = site;
const { phases, modules } = longCourse;
const address = courseAddress(longCourse.path);
const written = writtenModules(longCourse.path).flatMap((module) => module.points);
const { practice, project } = content.catalogue.marks;
const allOpen = phases.map(() => true);
const length = (course: Course) => course.modules.flatMap(({ points }) => points).length;
const byLength = content.courses.toSorted((one, other) => length(one) - length(other));

test.skip(phases.length < 3, 'no course of the content has three phases');

test('the topic cards alternate sides on a wide screen; on a narrow one they are in one column, and the description is hidden', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(address);
  const places = () =>
    page.locator('main ol[start] h4').evaluateAll((cards) =>
      cards.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return { left: Math.round(left), top };
      }),
    );
  const [first = 0, second = 0, ...others] = (await places()).map(({ left }) => left);
  expect(second).toBeGreaterThan(first + 300);
  expect(others).toEqual(others.map((_, index) => (index % 2 === 0 ? first : second)));
  const tops = (await places()).map(({ top }) => top);
  expect(tops, 'order from top to bottom').toEqual(tops.toSorted((a, b) => a - b));
  const text = await page.locator('meta[name=description]').getAttribute('content');
  const description = page.getByRole('main').getByText(text ?? '', { exact: true });
  await expect(description).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(description).toBeHidden();
  expect(new Set((await places()).map(({ left }) => left)).size).toBe(1);
});

test('one press prints, and every module with it, whatever the screen shows', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByRole('button', { name: words.print }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  expect(await shownPhases(page)).toEqual(allOpen);
});

test('the longest course prints as one sheet for the family and at most three pages of modules', async ({
  page,
}) => {
  const course = byLength.at(-1) ?? longCourse;
  await page.goto(courseAddress(course.path));
  const code = page.locator(`svg[aria-label="${words.sheet.scan}"] path`);
  const scanned = fullAddress(academy.siteUrl, `/courses/${course.path}`);
  await expect(code).toHaveAttribute('d', qrPath(scanned)?.d ?? '');
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  // Letters that are drawn closer together count as words of their own when a PDF is read.
  const withoutSpaces = (part: string) => part.replaceAll(/\s+/g, '');
  const [first = '', ...others] = text.map(withoutSpaces);
  expect(others.length).toBeLessThanOrEqual(3);
  const phaseTitles = course.phases.map(({ title }) => title);
  const said = [course.title, academy.name, printedWays(academy)[0], words.facts.fee];
  for (const part of [...said, ...phaseTitles]) expect(first).toContain(withoutSpaces(part ?? ''));
  const titles = course.modules.map(({ title }) => withoutSpaces(title));
  expect(first).not.toContain(titles[0]);
  expect(others[0]).toContain(titles[0]);
  expect(others.join('')).toContain(titles.at(-1));
});

test('the course with the longest title, and those with most and with fewest words, never scroll sideways', async ({
  page,
}) => {
  const byTitle = content.courses.toSorted((one, other) => one.title.length - other.title.length);
  await page.setViewportSize({ width: 320, height: 780 });
  for (const course of [byTitle.at(-1), byLength.at(0), byLength.at(-1)]) {
    await page.goto(courseAddress(course?.path ?? ''));
    expect.soft(await page.evaluate(sidewaysScroll), course?.path).toEqual([]);
  }
});

test('on a phone the first phase is open, the others open and fold by their handle, and a link or a search opens what it leads to', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  expect(await shownPhases(page)).toEqual(phases.map((_, index) => index === 0));
  const handle = page.locator('.phase-fold summary').nth(1);
  for (const open of [true, false]) {
    await handle.press('Enter');
    expect((await shownPhases(page))[1]).toBe(open);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id = '', title = '' } = modules.at(-1) ?? {};
  const heading = page.getByRole('heading', { name: title, exact: true });
  const place = () => page.evaluate(() => new Promise(requestAnimationFrame).then(() => scrollY));
  for (const link of [`?text#:~:text=${encodeURIComponent(title)}`, `#${id}`]) {
    await page.goto(`${address}${link}`);
    await expect(heading).toBeInViewport();
    expect(await place(), 'it is there at once').toBe(await place());
  }
});

test('on a phone the bar leads to each phase, marks it, and never covers it; a jump to the end and back marks the last and the first', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const bar = page.locator('.syllabus-bar');
  const place = bar.locator('summary');
  const first = await place.textContent();
  await bar.scrollIntoViewIfNeeded();
  for (const { title } of phases) {
    await place.click();
    await bar.getByRole('link', { name: title }).click();
    await expect(bar.locator('a[aria-current]')).toContainText(title);
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(heading).toBeInViewport();
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await heading.boundingBox())?.y).toBeGreaterThan(edge);
  }
  for (const [index, text] of [first, await place.textContent(), first].entries()) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), (index % 2) * 1e6);
    await expect(place).toHaveText(text ?? '');
  }
});

test('what one builds can be looked at alone, and paper has everything all the same', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(address);
  expect(await shownPhases(page)).toEqual(allOpen);
  const points = page.locator('main ol[start] li li').filter({ visible: true });
  await expect(points).toHaveText(written);
  const last = page.locator('.timeline-step').last();
  await last.evaluate((step) => step.scrollIntoView());
  await page.getByRole('checkbox', { name: words.onlyBuilt }).focus();
  await page.keyboard.press('Space');
  await expect(last, 'where one reads').toBeInViewport();
  await expect(points).toHaveText(
    written.filter((point) => [practice, project].some((mark) => point.startsWith(`${mark}:`))),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(points).toHaveText(written);
});

/** Of each phase, whether its modules are shown. */
function shownPhases(page: Page): Promise<boolean[]> {
  return page
    .locator('.phase-modules > ol')
    .evaluateAll((lists) =>
      lists.map((list) => list.checkVisibility({ contentVisibilityAuto: false })),
    );
}
