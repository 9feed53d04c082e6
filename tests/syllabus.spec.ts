import type { Page } from '@playwright/test';
import { fill } from '../src/fill.ts';
import { content, site, writtenModules } from './content-words.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { withoutFeatures } from './without-features.ts';

const phone = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };
const { syllabus: words } = site;
const { phases, modules } = longCourse;
const address = courseAddress(longCourse.path);
const written = writtenModules(longCourse.path).flatMap((module) => module.points);
const { practice, project } = content.catalogue.marks;
const allOpen = phases.map(() => true);

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

test('one press prints; what is printed has every module, whatever the screen shows', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.setViewportSize(phone);
  await page.goto(address);
  await page.getByRole('button', { name: words.print }).click();
  await expect(page).toHaveTitle('printed');
  await page.emulateMedia({ media: 'print' });
  for (const gone of [
    page.getByRole('banner'),
    page.getByRole('button'),
    page.locator('.reach-bar'),
  ]) {
    await expect(gone.filter({ visible: true })).toHaveCount(0);
  }
  expect(await shownPhases(page)).toEqual(allOpen);
  await expect(page.locator('main ol[start] h4').filter({ visible: true })).toHaveCount(
    modules.length,
  );
});

test('on a phone the first phase is open, the others open and fold by their handle, and a link or a search opens what it leads to', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  expect(await shownPhases(page)).toEqual(phases.map((_, index) => index === 0));
  const handle = page.locator('.phase-fold summary').nth(1);
  for (const open of [true, false]) {
    await handle.click();
    expect((await shownPhases(page))[1]).toBe(open);
  }
  const last = modules.at(-1);
  for (const hash of [last?.id ?? '', `:~:text=${encodeURIComponent(last?.title ?? '')}`]) {
    await page.goto('/about');
    await page.goto(`${address}#${hash}`);
    await expect(
      page.getByRole('heading', { name: last?.title ?? '', exact: true }),
    ).toBeInViewport();
  }
});

test('on a phone the bar leads to each phase, marks it, and never covers it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const bar = page.locator('.syllabus-bar');
  const place = bar.locator('summary');
  await bar.scrollIntoViewIfNeeded();
  for (const [index, { title }] of phases.entries()) {
    await place.click();
    await bar.getByRole('link', { name: title }).click();
    await expect(bar.locator('a[aria-current]')).toContainText(title);
    await expect(place).toHaveText(fill(words.place, { number: index + 1, count: phases.length }));
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(heading).toBeInViewport();
    const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(edge);
  }
});

test('what one builds can be looked at alone, in the modules’ order, and paper has everything all the same', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto(address);
  expect(await shownPhases(page)).toEqual(allOpen);
  const points = page.locator('main ol[start] li li').filter({ visible: true });
  await expect(points).toHaveText(written);
  await page.getByRole('checkbox', { name: words.onlyBuilt }).focus();
  await page.keyboard.press('Space');
  await expect(points).toHaveText(
    written.filter((point) => [practice, project].some((mark) => point.startsWith(`${mark}:`))),
  );
  const steps = page.locator('.timeline-step').filter({ visible: true });
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().y));
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  await page.emulateMedia({ media: 'print' });
  await expect(points).toHaveText(written);
});

test('without :has() there is no switch, and everything is shown', async ({ page }) => {
  await withoutFeatures(page, [[/:has\(/g, ':unknown(']]);
  await page.setViewportSize(phone);
  await page.goto(address);
  await expect(page.getByText(words.onlyBuilt, { exact: true })).toBeHidden();
  expect(await shownPhases(page)).toEqual(allOpen);
});

test('on a phone the ways to ask come once the hero’s have gone, go before the band that says the same, and cover nothing that the keyboard comes to', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const bar = page.locator('.reach-bar');
  await expect(bar).not.toBeInViewport();
  const covered = await page.evaluate(() => {
    const lower = document.querySelector('.reach-bar');
    return [...document.querySelectorAll<HTMLElement>('.syllabus a, .syllabus summary')]
      .filter((element) => !lower?.contains(element) && element.checkVisibility())
      .filter((element) => {
        element.focus();
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return front === null || !(element.contains(front) || front.contains(element));
      })
      .map((element) => element.textContent);
  });
  expect(covered).toEqual([]);
  const step = page.locator('.timeline-step').first();
  await step.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const box = await bar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(phone.height, 0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
});

/** Of each phase, whether its modules are shown. */
function shownPhases(page: Page): Promise<boolean[]> {
  return page
    .locator('.phase-modules > ol')
    .evaluateAll((lists) =>
      lists.map((list) => list.checkVisibility({ contentVisibilityAuto: false })),
    );
}
