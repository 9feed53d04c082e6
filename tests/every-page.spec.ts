import { validator } from './content-words.ts';
import { sidewaysScroll } from './sideways-scroll.ts';
import { anyCourse, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';
import { expectWholePage } from './whole-page.ts';

// All pages but the courses', which are opened in every-syllabus.spec.ts: each is opened once and asked everything.

/** A message, a call, an e-mail; on the validator its own search. */
const ways =
  'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="mailto:"], form button[type="submit"]';

/** Whose lines hold long words and addresses; look.spec.ts doubles the letters of every kind of page. */
const withLargeLetters = ['/internShips', '/gallery', '/SearchById'];

// The browser itself reports that a document was not found.
test.use({ expectedMessages: [/status of 404/] });

for (const paths of [placeRoutes.slice(0, 4), [...placeRoutes.slice(4), anyCourse, '/nothing']]) {
  test(`each of ${paths.join(', ')} has its parts, the first way to act on a phone's first screen, and no sideways scroll, with letters of twice the size too`, async ({
    page,
    requests,
  }) => {
    for (const path of paths) {
      await expectWholePage(page, path, requests);
      await page.setViewportSize({ width: 360, height: 780 });
      await expect(page.getByText(validator.loading)).toBeHidden();
      const way = page.getByRole('main').locator(ways).filter({ visible: true }).first();
      const bottom = await way.evaluate((element) => element.getBoundingClientRect().bottom);
      expect.soft(bottom, path).toBeLessThanOrEqual(780);
      if (!withLargeLetters.includes(path)) continue;
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect.soft(await page.evaluate(sidewaysScroll), path).toEqual([]);
    }
  });
}
