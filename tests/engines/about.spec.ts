import { about } from '../content-words.ts';
import { expect, test } from './engine-test.ts';
import type { Target } from './visitor.ts';

const bar: Target = { role: 'navigation', name: about.anchorBarLabel };

test('the anchor bar leads to a section, whose heading is not under the header', async ({
  visitor,
}) => {
  const { label } = about.sections.partnerships;
  await visitor.open('/about');
  await visitor.click({ role: 'link', name: label, within: bar });
  await visitor.expectPath('/about#partnerships');
  const place = () =>
    visitor.evaluate(() => {
      const top = document.querySelector('#partnerships h2')?.getBoundingClientRect().top ?? 0;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return top >= header && top < innerHeight ? 'in view' : `${top} px, header ${header} px`;
    });
  await expect.poll(place).toBe('in view');
});
