import type { CDPSession, Page } from '@playwright/test';
import { isRegisterElsewhere } from './content-words.ts';
import { anyCourse, menu } from './site-routes.ts';
import { expect, test } from './site-test.ts';

for (const path of ['/courses', '/gallery', anyCourse]) {
  test(`${path} lets pages be loaded in advance, but no pictures, and the validator never be made ready`, async ({
    page,
  }) => {
    const { candidates, faults } = await watchPreloading(page);
    await page.goto(path);
    await expect.poll(() => candidates.get('Prefetch')?.has('/about')).toBe(true);
    const pages = menu.map(([, address]) => address);
    expect([...(candidates.get('Prefetch') ?? [])]).toEqual(expect.arrayContaining(pages));
    expect([...(candidates.get('Prerender') ?? [])]).toEqual(
      expect.arrayContaining(pages.filter((address) => address !== '/SearchById')),
    );
    expect(candidates.get('Prerender')).not.toContain('/SearchById');
    const files = [...candidates.values()].flatMap((paths) =>
      [...paths].filter((address) => address.includes('.')),
    );
    expect(files).toEqual([]);
    expect(faults).toEqual([]);
  });
}

test('a page that is pointed at is there before it is opened', async ({ page }) => {
  test.skip(
    isRegisterElsewhere,
    'a browser whose requests are answered by a test fetches nothing in advance',
  );
  await page.goto('/courses');
  const prefetched = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/about') &&
      (await response.request().allHeaders())['sec-purpose'] === 'prefetch',
  );
  const link = page.locator('header a[href="/about"]').first();
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL('/about');
  expect(
    await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      // TypeScript's DOM types lack it.
      return (entry as unknown as { deliveryType: string }).deliveryType;
    }),
  ).toBe('navigational-prefetch');
});

const course = anyCourse;

for (const [from, to, reducedMotion, fades] of [
  ['/courses', course, 'no-preference', true],
  [course, '/courses', 'no-preference', true],
  ['/courses', course, 'reduce', false],
  [course, '/courses', 'reduce', false],
  ['/', '/courses', 'no-preference', false],
] as const) {
  test(`from ${from} to ${to} with motion "${reducedMotion}" one page ${fades ? 'fades into the next' : 'replaces the other at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', (event) => {
        document.documentElement.dataset['fades'] = String(event.viewTransition !== null);
      });
    });
    await page.goto(from);
    await page.locator(`a[href="${to}"]`).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator('html')).toHaveAttribute('data-fades', String(fades));
  });
}

/** The paths of the links that the browser may prefetch or prerender, and what it says against the rules. */
async function watchPreloading(page: Page) {
  const candidates = new Map<string, Set<string>>();
  const faults: string[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) {
      const paths = candidates.get(key.action) ?? new Set();
      candidates.set(key.action, paths.add(new URL(key.url).pathname));
    }
  });
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType !== undefined) faults.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  await session.send('Preload.enable');
  return { candidates, faults };
}
