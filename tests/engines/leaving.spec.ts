import { validator as words } from '../content-words.ts';
import { plainSheet } from '../register-file.ts';
import { expect, test } from './engine-test.ts';
import { expectAnswer, search, serveRegister } from './validator-window.ts';

for (const [answer, id, text, parts] of [
  ['a valid answer', 'ID-1', 'Asha', /\/qr-drawing\b/],
  ['an invalid answer', 'ID-2', words.invalid.message, /\/qr-drawing\b/],
] as const) {
  test(
    `a visitor who leaves ${answer} while a part of it is loading is told of no fault`,
    { tag: '@chromium-too' },
    async ({ visitor, site }) => {
      serveRegister(site, plainSheet([1, 'Asha', 'Python', 'A', null, 'ID-1']));
      await visitor.open('/SearchById');
      const letGo = site.hold(parts);
      await search(visitor, id);
      await expectAnswer(visitor, text);
      await expect.poll(() => site.asked.some((path) => parts.test(path))).toBe(true);
      await visitor.open('/about');
      letGo();
      await visitor.expectPath('/about');
    },
  );
}
