import { courseAddress, longCourse } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';

const course = longCourse;
const { phases, modules } = course;
test.skip(phases.length < 3, 'no course of the content has three phases');
const lists = { css: '.phase-modules > ol' };

test('on a phone the first phase is open, a handle opens the next and a link another', async ({
  visitor,
}) => {
  await visitor.open(courseAddress(course.path));
  await visitor.resize(500, 800);
  const shown = () => visitor.read(lists, (list) => list.id);
  await expect.poll(shown).toEqual(['phase-1']);
  await visitor.click({ css: '.phase:has(#phase-2-title) summary' });
  await expect.poll(shown).toEqual(['phase-1', 'phase-2']);
  await visitor.open(`${courseAddress(course.path)}#phase-3`);
  await expect.poll(shown).toContain('phase-3');
});

test('on a wide screen all is open, and what one builds can be seen alone', async ({ visitor }) => {
  await visitor.open(courseAddress(course.path));
  const shown = () => visitor.read(lists, (list) => list.id);
  await expect.poll(shown).toEqual(phases.map(({ id }) => id));
  await visitor.click({ css: '.view-switch' });
  const points = () => visitor.texts({ css: 'ol[start] li li' });
  const built = modules.flatMap((module) => module.points).filter(({ kind }) => kind !== 'topic');
  await expect.poll(async () => (await points()).length).toBe(built.length);
});

test('the print is a sheet for the family, then every module', async ({ visitor }) => {
  await visitor.open(courseAddress(course.path));
  const pages = (await visitor.printedTexts()).map((text) => text.replaceAll(/\s+/g, ''));
  const written = (text = '') => text.replaceAll(/\s+/g, '');
  expect(pages[0]).toContain(written(course.afterwards[0]));
  expect(pages[0]).not.toContain(written(modules[0]?.points[0]?.text));
  expect(pages[1]).toContain(written(modules[0]?.points[0]?.text));
  const all = pages.join('');
  for (const { points } of modules) {
    const topic = points.find(({ kind }) => kind === 'topic');
    expect(all).toContain(written(topic?.text));
  }
});
