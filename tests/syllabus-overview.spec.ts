import type { Page } from '@playwright/test';
import { content, site, writtenModules } from './content-words.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { withoutFeatures } from './without-features.ts';

// A long syllabus: its phases, what is folded on a phone, and what one builds seen alone.

const phone = { width: 360, height: 780 };
const course = longCourse;
const { phases } = course;
test.skip(phases.length < 3, 'no course of the content has three phases');
const address = courseAddress(course.path);
const { syllabus: words } = site;

test('the names of the phases are within their fields on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(address);
  const links = page.getByRole('navigation', { name: words.overview }).locator('.phase-link');
  await expect(links).toHaveCount(phases.length);
  const tooWide = await links.evaluateAll((all) =>
    all.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent),
  );
  expect(tooWide).toEqual([]);
});

test('on a phone the first phase is open, and the others open and fold by their handle', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  expect(await shownPhases(page)).toEqual(phases.map((_, index) => index === 0));
  const handle = page.locator('.phase-fold summary').nth(1);
  await handle.click();
  expect((await shownPhases(page))[1]).toBe(true);
  await handle.click();
  expect((await shownPhases(page))[1]).toBe(false);
  await page.locator('.phase-fold summary').first().click();
  expect((await shownPhases(page))[0]).toBe(false);
});

test('a link to a phase or a module opens what it leads to', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const [, second] = phases;
  await page
    .getByRole('navigation', { name: words.overview })
    .getByRole('link', { name: second?.title ?? '' })
    .click();
  expect((await shownPhases(page))[1]).toBe(true);
  await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeInViewport();

  const last = course.modules.at(-1);
  await page.goto(`/about`);
  await page.goto(`${address}#${last?.id}`);
  await expect(
    page.getByRole('heading', { name: last?.title ?? '', exact: true }),
  ).toBeInViewport();
});

test('a search for a text opens the phase that it is in', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  const text = course.modules.at(-1)?.title ?? '';
  await page.goto(`${address}#:~:text=${encodeURIComponent(text)}`);
  await expect.poll(async () => (await shownPhases(page)).at(-1)).toBe(true);
});

test('on a wide screen, on a tablet and in print all phases are open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const all = phases.map(() => true);
  await page.emulateMedia({ media: 'print' });
  expect(await shownPhases(page), 'in print, whatever the screen shows').toEqual(all);
  await page.emulateMedia({ media: 'screen' });
  for (const screen of [
    { width: 1280, height: 800 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(screen);
    await page.reload();
    expect(await shownPhases(page), `${screen.width} px`).toEqual(all);
  }
});

test('on a wide screen the overview leads to each phase and module, which the bar never covers, and the bar back to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const bar = page.locator('.syllabus-bar');
  const overview = page.getByRole('navigation', { name: words.overview });
  for (const { title } of phases) {
    await overview.locator('.phase-link', { hasText: title }).click();
    const heading = page.getByRole('heading', { level: 3, name: title });
    await expect(heading).toBeInViewport();
    const [top, edge] = await Promise.all([
      heading.evaluate((element) => element.getBoundingClientRect().top),
      bar.evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(top).toBeGreaterThanOrEqual(edge);
    await bar.getByRole('link', { name: words.toOverview }).click();
    await expect(overview.locator('.phase-link', { hasText: title })).toBeInViewport();
  }
  for (const { number, title } of course.modules) {
    await expect(overview.getByRole('link', { name: `${number} ${title}` })).toBeVisible();
  }
  // What the keyboard comes to in the overview is not behind the bar.
  const top = await overview
    .getByRole('link')
    .first()
    .evaluate((element: HTMLElement) => {
      scrollBy(0, element.getBoundingClientRect().top - 100);
      element.focus();
      return element.getBoundingClientRect().top;
    });
  const edge = await bar.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(edge);
});

test('on a wide screen what one builds follows the line in the modules’ order', async ({
  page,
}) => {
  const beginsWithout = content.courses.find(({ phases: parts }) =>
    parts.some(({ modules: [first] }) => first?.points.every(({ kind }) => kind === 'topic')),
  );
  if (!beginsWithout) throw new Error('in all courses each phase begins with something to build');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(courseAddress(beginsWithout.path));
  await page.getByText(words.onlyBuilt, { exact: true }).click();
  const steps = page.locator('.timeline-step').filter({ visible: true });
  const tops = await steps.evaluateAll((all) =>
    all.map((step) => step.getBoundingClientRect().top),
  );
  expect(tops.length).toBeGreaterThan(3);
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other));
  // The overview leads to those that are shown, and to no others.
  const overview = page.getByRole('navigation', { name: words.overview });
  const led = overview.locator('a[href^="#module-"]').filter({ visible: true });
  const ids = await led.evaluateAll((links: HTMLAnchorElement[]) =>
    links.map((link) => decodeURIComponent(link.hash).slice(1)),
  );
  expect(ids).toEqual(await steps.evaluateAll((all) => all.map((step) => step.id)));
});

test('what one builds can be looked at alone, and paper has everything all the same', async ({
  page,
}) => {
  await page.goto(address);
  const points = page.locator('main ol[start] li li');
  const built = writtenModules(course.path)
    .flatMap((module) => module.points)
    .filter((point) => isBuilt(point));
  const shown = () => points.filter({ visible: true }).allTextContents();
  const all = writtenModules(course.path).flatMap((module) => module.points);
  expect(await shown()).toEqual(all);
  await page.getByText(words.onlyBuilt, { exact: true }).click();
  expect(await shown()).toEqual(built);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual(all);
  await page.emulateMedia({ media: 'screen' });
  await page.getByText(words.onlyBuilt, { exact: true }).click();
  expect(await shown()).toEqual(all);
  // With the keyboard too.
  const box = page.getByRole('checkbox', { name: words.onlyBuilt });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
});

test('without :has() there is no switch, and everything is shown', async ({ page }) => {
  await withoutFeatures(page, [[/:has\(/g, ':unknown(']]);
  await page.setViewportSize(phone);
  await page.goto(address);
  await expect(page.getByText(words.onlyBuilt, { exact: true })).toBeHidden();
  expect(await shownPhases(page)).toEqual(phases.map(() => true));
});

function isBuilt(point: string): boolean {
  const { practice, project } = content.catalogue.marks;
  return point.startsWith(`${practice}:`) || point.startsWith(`${project}:`);
}

/** Of each phase, whether its modules are shown. */
function shownPhases(page: Page): Promise<boolean[]> {
  return page
    .locator('.phase-modules > ol')
    .evaluateAll((lists) =>
      lists.map((list) => list.checkVisibility({ contentVisibilityAuto: false })),
    );
}
