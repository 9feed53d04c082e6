import { home, site } from '../content-words.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const { left, right } = site.carousel;
const row: Target = { role: 'region', name: home.courses.heading };

// The site with three cards, whatever the owner shows.
test.use({ settings: 'changed' });

test('the carousel scrolls by 300 px, and by key too, and its buttons know the ends', async ({
  visitor,
}) => {
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
  await visitor.read(row, (element) => element.focus());
  await visitor.press('ArrowRight');
  await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(0);
});
