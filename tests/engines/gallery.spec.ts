import { content, galleryPictures } from '../content-words.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const { lightbox: words } = content.gallery;
const [first = '', second = '', third = ''] = galleryPictures.map(({ caption }) => caption);
const lightbox: Target = { role: 'dialog' };

test('a press on a picture opens it large; keys and buttons turn the pages; Escape closes it', async ({
  visitor,
}) => {
  await visitor.open('/gallery');
  await visitor.click({ role: 'link', name: galleryPictures[1]?.alt ?? '' });
  const shown = async () => (await visitor.texts(lightbox)).join();
  await expect.poll(shown).toContain(second);
  await visitor.press('ArrowRight');
  await expect.poll(shown).toContain(third);
  await visitor.click(button(words.previous));
  await visitor.click(button(words.previous));
  await expect.poll(shown).toContain(first);
  await visitor.press('Escape');
  await visitor.expectTexts(lightbox, []);
});
