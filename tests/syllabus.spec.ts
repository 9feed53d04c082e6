import { fill } from '../src/content/fill.ts';
import type { Course } from '../src/content/content.ts';
import { otherName } from '../src/content/course-texts.ts';
import { content, site, ways, writtenModules } from './content-words.ts';
import { courseAddress, longCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const long = courseAddress(longCourse.path);

test('the topic cards alternate sides on a wide screen and are in one column on a narrow one', async ({
  page,
}) => {
  await page.goto(long);
  const cards = page.locator('main ol[start] h4');
  const lefts = () =>
    cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  const tops = () =>
    cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));

  await page.setViewportSize({ width: 1280, height: 800 });
  const wide = await lefts();
  const [first = 0, second = 0] = wide;
  expect(second).toBeGreaterThan(first + 300);
  expect(wide).toEqual(wide.map((_, index) => (index % 2 === 0 ? first : second)));
  const wideTops = await tops();
  expect(wideTops, 'order from top to bottom').toEqual(wideTops.toSorted((a, b) => a - b));

  await page.setViewportSize({ width: 390, height: 800 });
  expect(new Set(await lefts()).size).toBe(1);
});

test('the hero counts modules, practices and projects', async ({ page }) => {
  const marks = content.catalogue.marks;
  const hasSeveral = ({ modules }: Course) =>
    modules.flatMap(({ points }) => points).filter(({ kind }) => kind === 'practice').length > 1 &&
    modules.some(({ points }) => points.some(({ kind }) => kind === 'project'));
  for (const { path } of content.courses.filter(hasSeveral).slice(0, 2)) {
    await page.goto(courseAddress(path));
    const written = writtenModules(path);
    const points = written.flatMap((module) => module.points);
    const marked = (mark: string) => points.filter((point) => point.startsWith(`${mark}:`)).length;
    const counts = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    await expect(counts).toHaveText([
      `${written.length} ${site.syllabus.modules.many}`,
      `${marked(marks.practice)} ${site.syllabus.practices.many}`,
      new RegExp(`^${marked(marks.project)} `),
    ]);
  }
});

test('where its tile has another name, the page says so in one sentence', async ({ page }) => {
  const sentence = (name: string) =>
    page.getByText(fill(site.syllabus.otherName, { name }), { exact: true });
  const isOther = (course: Course) => otherName(course) !== undefined;
  for (const course of [content.courses.find(isOther), content.courses.find((c) => !isOther(c))]) {
    if (course === undefined) continue;
    await page.goto(courseAddress(course.path));
    await expect(sentence(course.tile)).toHaveCount(isOther(course) ? 1 : 0);
  }
});

for (const width of [390, 1280]) {
  test(`the line draws itself as you scroll, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(long);
    const drawn = () =>
      page.locator('.syllabus').evaluate((syllabus) => {
        const line = getComputedStyle(syllabus, '::before');
        return new DOMMatrix(line.transform).d;
      });
    await expect.poll(drawn).toBeLessThan(0.2);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(drawn).toBe(1);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(drawn).toBe(1);
  });
}

test('the description is hidden below 768 px and stays in the page’s meta description', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto(long);
  const text = await page.locator('meta[name=description]').getAttribute('content');
  const description = page.getByRole('main').getByText(text ?? '', { exact: true });
  await expect(description).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(description).toBeVisible();
});

test('one press prints the syllabus, and the print leaves out what paper has no use for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => (document.title = 'printed');
  });
  await page.goto(long);
  const button = page.getByRole('button', { name: site.syllabus.print });
  await button.click();
  await expect(page).toHaveTitle('printed');

  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const [main] = ways;
  await expect(page.getByRole('link', { name: site.contact.ask[main.kind] })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cards = page.locator('main ol[start] h4');
  await expect(cards).toHaveCount(writtenModules(longCourse.path).length);
  await expect(cards.last()).toBeVisible();
});
