import { anchorOf } from '../../src/content/assemble-content.ts';
import { about, content, galleryPictures, home, site } from '../support/content-words.ts';
import { sidewaysScroll } from '../support/sideways-scroll.ts';
import { anyCourse, courseAddress, coursePaths, longCourse } from '../support/site-routes.ts';
import { menu, placeRoutes } from '../support/site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const menuLinks: Target = { css: '#site-menu a' };

test.describe('every kind of page', () => {
  test.use({ expectedMessages: [/\b404\b/] });

  test('the page fits a phone, and has a title and one main heading', async ({ visitor }) => {
    await visitor.resize(390, 800);
    for (const address of [...placeRoutes, anyCourse, '/no-such-page']) {
      await visitor.open(address);
      // Browsers complain if a page is left while the register's script is still loading.
      if (address === '/SearchById') await visitor.expectTexts({ role: 'textbox' }, ['']);
      expect(await visitor.evaluate(() => document.title), address).toMatch(/\S/);
      expect(await visitor.texts({ css: 'h1' }), address).toEqual([expect.stringMatching(/\S/)]);
      expect(await visitor.evaluate(sidewaysScroll), address).toEqual([]);
    }
  });
});

test('a link to a question opens its answer', async ({ visitor }) => {
  const anchor = anchorOf(about.questions.items[0]?.question ?? '');
  await visitor.open(`/about#${anchor}`);
  const opened = () => visitor.evaluate(() => document.querySelector('details[open]')?.id ?? '');
  await expect.poll(opened).toBe(anchor);
});

test('on a phone, the menu opens, closes and leads to its pages', async ({ visitor }) => {
  const { open, close } = site.navigation;
  await visitor.resize(390, 800);
  await visitor.open('/about');
  const labels = menu.map(([label]) => label);
  for (const shut of [() => visitor.click(button(close)), () => visitor.press('Escape')]) {
    await visitor.click(button(open));
    await visitor.expectTexts(menuLinks, labels);
    await shut();
    await visitor.expectTexts(menuLinks, []);
  }
  await visitor.click(button(open));
  await visitor.click({ css: '#site-menu a[href="/gallery"]' });
  await visitor.expectPath('/gallery');
  await visitor.expectTexts(menuLinks, []);
  await visitor.back();
  await visitor.expectPath('/about');
  await visitor.expectTexts(menuLinks, []);
});

test('each press of a button scrolls the carousel by 300 px', async ({ visitor }) => {
  test.skip(home.courses.cards.length !== 3, 'the owner shows another number of cards');
  const { left, right } = site.carousel;
  const row: Target = { role: 'region', name: home.courses.heading };
  await visitor.resize(390, 800);
  await visitor.open('/');
  await visitor.read(row, (element) => element.scrollIntoView({ behavior: 'instant' }));
  const scrolled = () => visitor.read(row, ({ scrollLeft }) => Math.round(scrollLeft));
  await visitor.click(button(right));
  await expect.poll(scrolled).toEqual([300]);
  await visitor.click(button(left));
  await expect.poll(scrolled).toEqual([0]);
  const isDisabled = (name: string) =>
    visitor.read(button(name), (element) => element.matches(':disabled'));
  await expect.poll(() => isDisabled(left)).toEqual([true]);
  expect(await isDisabled(right)).toEqual([false]);
});

test('Back leads from a course to the results of the filter', async ({ visitor }) => {
  test.skip(!coursePaths.includes('ReactJS'), 'content/ lacks the course that this test types');
  const box: Target = { role: 'searchbox' };
  const names: Target = { css: 'main .course-tile h3' };
  await visitor.open('/courses');
  await visitor.fill(box, 'raect');
  await visitor.expectPath('/courses?q=raect');
  await visitor.expectTexts(names, ['ReactJS']);
  await visitor.click({ css: `main .course-tile a[href="${courseAddress('ReactJS')}"]` });
  await visitor.expectPath(courseAddress('ReactJS'));
  await visitor.back();
  await visitor.expectTexts(names, ['ReactJS']);
  const typed = await visitor.read(box, (element) => 'value' in element && element.value);
  expect(typed).toEqual(['raect']);
});

test('visitors can open the large view, turn its pages and close it', async ({ visitor }) => {
  const { lightbox: labels } = content.gallery;
  const [first = '', second = '', third = ''] = galleryPictures.map(({ caption }) => caption);
  const lightbox: Target = { role: 'dialog' };
  await visitor.open('/gallery');
  await visitor.click({ role: 'link', name: galleryPictures[1]?.alt ?? '' });
  const shown = async () => (await visitor.texts(lightbox)).join();
  await expect.poll(shown).toContain(second);
  await visitor.press('ArrowRight');
  await expect.poll(shown).toContain(third);
  await visitor.click(button(labels.previous));
  await visitor.click(button(labels.previous));
  await expect.poll(shown).toContain(first);
  await visitor.press('Escape');
  await visitor.expectTexts(lightbox, []);
});

const { path, phases, modules } = longCourse;
const hasPhases = phases.length >= 3;

test('a syllabus can be reduced to its practices and projects', async ({ visitor }) => {
  test.skip(!hasPhases, 'no course of the content has three phases');
  await visitor.open(courseAddress(path));
  await visitor.expectTexts(
    { css: '.module-title' },
    modules.map(({ title }) => title),
  );
  await visitor.click({ css: 'label:has(#view-built)' });
  const built = modules.flatMap(({ points }) => points).filter(({ kind }) => kind !== 'topic');
  const points = () => visitor.texts({ css: 'ol[start] li li' });
  await expect.poll(async () => (await points()).length).toBe(built.length);
});

test('on a phone, a link to a phase opens the syllabus at that phase', async ({ visitor }) => {
  test.skip(!hasPhases, 'no course of the content has three phases');
  await visitor.resize(500, 800);
  await visitor.open(`${courseAddress(path)}#phase-3`);
  const place = () =>
    visitor.read({ css: '#phase-3' }, (phase) => Math.round(phase.getBoundingClientRect().top));
  await expect.poll(async () => (await place())[0]).toBeLessThan(400);
  const first = await place();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await place()).toEqual(first);
});
