import { parse } from 'yaml';
import { gallerySchema } from '../../src/content/schemas/gallery.ts';
import { contentFile, galleryPictures } from '../content-words.ts';
import { expect, test } from './engine-test.ts';
import { button, type Target } from './visitor.ts';

const { lightbox: words } = gallerySchema.parse(parse(contentFile('gallery.yaml').toString()));
const captions = galleryPictures.map(({ alt }) => alt);
const lightbox: Target = { role: 'dialog' };

test('a press on a picture opens it large; keys and buttons turn the pages; Escape closes it', async ({
  visitor,
}) => {
  await visitor.open('/gallery');
  await visitor.click({ role: 'link', name: captions[1] ?? '' });
  const shown = async () => (await visitor.texts(lightbox)).join().includes(captions[1] ?? '');
  await expect.poll(shown).toBe(true);
  await visitor.press('ArrowRight');
  await expect.poll(async () => (await visitor.texts(lightbox)).join()).toContain(captions[2]);
  await visitor.click(button(words.previous));
  await visitor.click(button(words.previous));
  await expect.poll(async () => (await visitor.texts(lightbox)).join()).toContain(captions[0]);
  await visitor.press('Escape');
  await visitor.expectTexts(lightbox, []);
});
