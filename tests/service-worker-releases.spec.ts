import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expectStyled, keptReleases, phone, test, visit } from './kept-pages.ts';
import { nextRelease } from './next-release.ts';
import { expect } from './site-test.ts';

test('a new release replaces the former one, of which nothing is left', async ({
  page,
  ownSite,
  folder,
}) => {
  const heading = 'The next release';
  const next = await nextRelease(folder, { heading });
  const h1 = page.getByRole('heading', { level: 1 });
  await visit(page, '/about');
  const former = await keptReleases(page);
  expect(former).toHaveLength(1);

  ownSite.deploy(next);
  await page.goto('/internShips');
  await expect(h1, 'online the newest page is shown').toHaveText(heading);
  await expectStyled(page);
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).not.toEqual(former);
  await expect.poll(() => keptReleases(page), { timeout: 20_000 }).toHaveLength(1);

  await ownSite.goAway();
  // Visited in the former release only, in both, and never.
  for (const path of ['/about', '/internShips', '/courses']) {
    await page.goto(path);
    await expect(h1).toHaveText(heading);
    await expectStyled(page);
  }
  rmSync(dirname(next), { recursive: true });
});

test('a release whose files do not fit together is not installed', async ({
  page,
  ownSite,
  folder,
}) => {
  const next = await nextRelease(folder, { heading: 'Half a release' });
  await page.setViewportSize(phone);
  await visit(page, '/about');
  const former = await keptReleases(page);
  // The worker is the new one, as from one of a host's machines; the pages come from another.
  ownSite.deployOnly(/^\/sw\.js$/, next);
  await page.goto('/about');
  await expect.poll(() => ownSite.asked.filter((path) => path === '/sw.js').length).toBe(2);
  await expect.poll(() => ownSite.asked.filter((path) => path === '/courses').length).toBe(2);
  const installing = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);
  await expect.poll(installing).toBe(false);
  expect(await keptReleases(page)).toEqual(former);
  rmSync(dirname(next), { recursive: true });
});

test('nothing is asked for the worker before the page has loaded', async ({ page, ownSite }) => {
  const release = ownSite.hold(/\.(avif|webp|jpe?g)$/);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => ownSite.asked.filter((path) => path.endsWith('.woff2')).length).toBe(2);
  expect(ownSite.asked).not.toContain('/sw.js');
  release();
  await expect.poll(() => ownSite.asked).toContain('/sw.js');
});

test('browsers ask for the worker again each time', async ({ request }) => {
  const response = await request.get(`${process.env['SITE_ADDRESS'] ?? ''}/sw.js`);
  expect(response.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
});
