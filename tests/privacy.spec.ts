import type { Page } from '@playwright/test';
import { privacySections, registerFacts } from '../src/features/privacy/privacy-sections.ts';
import { academy, privacy, register, validator, ways } from './content-words.ts';
import { ownRoutes, placeRoutes } from './site-routes.ts';
import { expect, test } from './site-test.ts';

const facts = registerFacts(register, academy.siteUrl);

test('the page is linked beside the copyright of every page, and is not in the menu', async ({
  page,
}) => {
  for (const path of placeRoutes) {
    await page.goto(path);
    const link = page.getByRole('contentinfo').getByRole('link', { name: privacy.label });
    await expect(link).toHaveAttribute('href', '/privacy');
    await expect(
      page.getByRole('banner').locator('a', { hasText: privacy.label }),
      `in the menu of ${path}`,
    ).toHaveCount(0);
  }
  expect(ownRoutes).toContain('/privacy');
});

test('it says every sentence that is true of this site as it is set up, and whom to ask', async ({
  page,
}) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  for (const { heading, paragraphs, points = [] } of privacySections(privacy, academy, facts)) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    for (const text of [...paragraphs, ...points.map((point) => point.text)]) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
  }
  const ask = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: privacy.ask.heading }) });
  await expect(ask.locator('a.button')).toHaveCount(ways.length);
});

test.describe('what it says is so', () => {
  test.use({ serviceWorkers: 'allow', watchesWorkers: false });

  test('no page and no search sets a cookie, and nothing is stored beside the kept pages', async ({
    page,
    context,
  }) => {
    for (const path of placeRoutes) await page.goto(path);
    await search(page, 'no such ID');
    expect(await context.cookies()).toHaveLength(Number(privacy.hero.figure.value));
    const stored = await page.evaluate(async () => ({
      session: sessionStorage.length,
      local: localStorage.length,
      databases: (await indexedDB.databases()).length,
    }));
    expect(stored).toEqual({ session: 0, local: 0, databases: 0 });
  });
});

test('no host is asked but those that it names', async ({ page, requests, baseURL }) => {
  for (const path of placeRoutes) await page.goto(path);
  await search(page, 'no such ID');
  const hosts = new Set(
    requests
      .filter(({ url }) => url.protocol.startsWith('http'))
      .map(({ url }) => url.host)
      .filter((host) => host !== new URL(baseURL ?? '').host),
  );
  const [named = ''] = facts.kind === 'plain' ? facts.hosts : [];
  expect([...hosts]).toEqual(named === '' ? [] : [named]);
});

async function search(page: Page, id: string) {
  await page.goto('/SearchById');
  await page.getByRole('textbox', { name: validator.inputLabel }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
}
