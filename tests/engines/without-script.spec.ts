import { fill } from '../../src/fill.ts';
import { contact, notFound, site, validator } from '../support/content-words.ts';
import { anyCourse } from '../support/site-routes.ts';
import { expect, test } from './engine-test.ts';
import { button, link, type Target } from './visitor.ts';

const main: Target = { css: 'main' };

test.use({ javaScript: false, expectedMessages: [/\b404\b/] });

test('without JavaScript, pages can be read and their links followed', async ({ visitor }) => {
  const text = async () => (await visitor.texts(main)).join();
  await visitor.resize(390, 800);
  for (const path of ['/', '/internShips', '/SearchById', anyCourse]) {
    await visitor.open(path);
    expect((await text()).length, path).toBeGreaterThan(60);
    expect(await visitor.texts({ css: 'h1' }), path).toHaveLength(1);
    // In a syllabus, these inputs need no script.
    const styled = '[name=view], li > label > [type=checkbox]';
    const scripted = {
      css: `main :is(button, input:not(${styled}), textarea, [role=alert], [role=status])`,
    };
    expect(await visitor.texts(scripted), path).toEqual([]);
  }
  await visitor.click(button(site.navigation.open));
  await visitor.click({ css: '#site-menu a[href="/about"]' });
  await visitor.expectPath('/about');
  await visitor.open('/nothing');
  expect(await text()).toContain(fill(notFound.message, { path: notFound.thisAddress }));
  await visitor.click({ ...link(notFound.home), within: main });
  await visitor.expectPath('/');
});

test('without JavaScript, the validator says so, and whom to ask', async ({ visitor }) => {
  await visitor.open('/SearchById');
  const text = (await visitor.texts(main)).join();
  for (const words of [validator.noScript, ...contact.map(({ value }) => value)]) {
    expect(text).toContain(words);
  }
  for (const { href } of contact) {
    expect(await visitor.texts({ css: `main a[href="${href}"]` })).toHaveLength(1);
  }
  expect(text).not.toContain(validator.loading);
});
