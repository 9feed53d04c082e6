import { anyCourse } from './site-routes.ts';
import { expect, test } from './site-test.ts';

// How one page follows another.

test('catalogue and courses fade into each other, unless motion is to be reduced; other pages do not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      document.documentElement.dataset['fades'] = String(event.viewTransition !== null);
    });
  });
  for (const [from, to, reducedMotion, fades] of [
    ['/courses', anyCourse, 'no-preference', true],
    [anyCourse, '/courses', 'no-preference', true],
    ['/courses', anyCourse, 'reduce', false],
    ['/', '/courses', 'no-preference', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(from);
    await page.locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html'), from).toHaveAttribute('data-fades', String(fades));
  }
});
