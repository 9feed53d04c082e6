import { site } from '../content-words.ts';
import { menu } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const { open, close } = site.navigation;
const links: Target = { css: '#site-menu a' };

test('on a phone the menu opens, leads to its pages, and is closed on the way back', async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  await visitor.open('/about');
  await visitor.click(button(open));
  await visitor.expectTexts(
    links,
    menu.map(([label]) => label),
  );
  await visitor.click({ css: '#site-menu a[href="/gallery"]' });
  await visitor.expectPath('/gallery');
  await visitor.expectTexts(links, []);
  await visitor.back();
  await visitor.expectPath('/about');
  await visitor.expectTexts(links, []);
});

test('the menu closes by its button and by Escape', async ({ visitor }) => {
  await visitor.resize(390, 800);
  await visitor.open('/about');
  for (const shut of [() => visitor.click(button(close)), () => visitor.press('Escape')]) {
    await visitor.click(button(open));
    await expect.poll(() => visitor.texts(links)).toHaveLength(menu.length);
    await shut();
    await visitor.expectTexts(links, []);
  }
});
