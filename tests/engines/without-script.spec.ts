import { site, validator, ways } from '../content-words.ts';
import { anyCourse, menu } from '../site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button } from './visitor.ts';

test.use({ javaScript: false });

test('without JavaScript every kind of page can be read, and left through the menu', async ({
  visitor,
}) => {
  await visitor.resize(390, 800);
  for (const path of [...menu.map(([, address]) => address), anyCourse]) {
    await visitor.open(path);
    expect((await visitor.texts({ css: 'main' })).join().length, path).toBeGreaterThan(60);
    expect(await visitor.texts({ css: 'h1' }), path).toHaveLength(1);
  }
  await visitor.click(button(site.navigation.open));
  await visitor.click({ css: '#site-menu a[href="/about"]' });
  await visitor.expectPath('/about');
});

test('without JavaScript the validator says that it needs it, and whom to ask', async ({
  visitor,
}) => {
  await visitor.open('/SearchById');
  const text = (await visitor.texts({ css: 'main' })).join();
  for (const words of [validator.noScript, ...ways.map(({ value }) => value)]) {
    expect(text).toContain(words);
  }
  expect(await visitor.texts(button(validator.search))).toEqual([]);
});
