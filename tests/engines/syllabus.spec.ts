import { courseAddress, longCourse } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';

const { path, phases, modules } = longCourse;
test.skip(phases.length < 3, 'no course of the content has three phases');

test('on a wide screen all phases are open, what one builds can be seen alone; on a phone a handle opens one and a link another', async ({
  visitor,
}) => {
  const shown = () => visitor.read({ css: '.phase-modules > ol' }, (list) => list.id);
  await visitor.open(courseAddress(path));
  await expect.poll(shown).toEqual(phases.map(({ id }) => id));
  await visitor.click({ css: '.view-switch' });
  const built = modules.flatMap(({ points }) => points).filter(({ kind }) => kind !== 'topic');
  const points = () => visitor.texts({ css: 'ol[start] li li' });
  await expect.poll(async () => (await points()).length).toBe(built.length);
  await visitor.click({ css: '.view-switch' });
  await visitor.resize(500, 800);
  await expect.poll(shown).toEqual(['phase-1']);
  await visitor.click({ css: '.phase:has(#phase-2-title) summary' });
  await expect.poll(shown).toEqual(['phase-1', 'phase-2']);
  await visitor.open(`${courseAddress(path)}#phase-3`);
  await expect.poll(shown).toContain('phase-3');
});
