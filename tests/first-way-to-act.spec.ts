import { validator } from './content-words.ts';
import { expect, test } from './site-test.ts';

/** A message, a call, an e-mail; on the validator its own search. */
const ways =
  'a[href^="https://wa.me/"], a[href^="tel:"], a[href^="mailto:"], form button[type="submit"]';

const screen = { width: 360, height: 780 };

for (const path of ['/about', '/internShips', '/gallery', '/SearchById']) {
  test(`${path}: on a phone the first way to act is on the first screen`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto(path);
    await expect(page.getByText(validator.loading)).toBeHidden();
    const box = await page.getByRole('main').locator(ways).first().boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
  });
}
