import { content, validator } from './content-words.ts';
import { courseAddress, ownRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

/** A message, a call, an e-mail; on the validator its own search. */
const ways =
  'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="mailto:"], form button[type="submit"]';

const screen = { width: 360, height: 780 };

// Every page, the one that is shown at an unknown address included. One course stands for all, since
// `syllabus-acting.spec.ts` opens each.
const pages = [
  ...ownRoutes.filter((path) => !path.startsWith('/courses/')),
  courseAddress(content.courses[0]?.path ?? ''),
  '/nothing/of/the/kind',
];

// The browser itself reports that a document was not found.
test.use({ viewport: screen, expectedMessages: [/status of 404/] });

test('on every page the first way to act is on the first screen of a phone', async ({ page }) => {
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(validator.loading)).toBeHidden();
      const way = page.getByRole('main').locator(ways).filter({ visible: true }).first();
      const box = await way.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
    });
  }
});
